import { type PushTopic, pushTopics } from '@baize/domain';
import { choosePushes, pushChoices, type ValueOf } from '@baize/gateway';
import { Alert, Button, LoadFrame, Skeleton, Stack, Text } from '@baize/ui';
import { Switch } from '@baize/ui/overlays';
import { useState } from 'react';
import { useStore } from '../../../core/browser/createStore.ts';
import { useText } from '../../../core/language/useText.ts';
import { type PushDevice, pushPort } from '../../../core/services/pushPort.ts';
import { usePlays, useServices } from '../../../core/services/services.ts';
import { errorText, loadOf } from '../../../data/load.ts';
import { useAction } from '../../../data/useAction.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';

type Choices = ValueOf<typeof pushChoices>;

const stale = [pushChoices];
/** Chosen by turning them on; offers never are. */
const first: readonly PushTopic[] = ['service', 'security', 'play'];

/** Chooses which messages reach the device while the site is closed (OPS-38). */
export function PushPreferences() {
  const text = useText();
  const answer = useEndpoint(pushChoices, usePlays() ? {} : null);
  const { value } = answer;
  const standing = useStore(pushPort).standing();
  return (
    <LoadFrame load={loadOf(answer, text)} skeleton={<Skeleton shape="row" count={3} />}>
      {value && value.topics.length > 0 ? (
        <Chosen {...value} />
      ) : (
        <Stack gap={4} align="start">
          <Text tone="secondary">{text('profile.push.text')}</Text>
          {standing === 'open' ? (
            value && <TurnOn choices={value} />
          ) : (
            <Alert tone="info">{text(`profile.push.${standing}`)}</Alert>
          )}
        </Stack>
      )}
    </LoadFrame>
  );
}

function TurnOn({ choices }: { choices: Choices }) {
  const text = useText();
  const { toasts } = useServices();
  const [asking, setAsking] = useState(false);
  const { choose, busy } = useChoose();
  const ask = async () => {
    setAsking(true);
    const device = await pushPort
      .get()
      .ask(choices.key)
      .catch(() => null);
    setAsking(false);
    if (device) await choose({ ...choices, topics: [...first], marketing: false }, 'profile.push.saved', device);
    else toasts.show({ tone: 'warning', text: text('profile.push.refused') });
  };
  return (
    <Button kind="primary" busy={asking || busy} onClick={() => void ask()}>
      {text('profile.push.on')}
    </Button>
  );
}

function Chosen(choices: Choices) {
  const text = useText();
  const { choose, busy } = useChoose();
  const { topics, marketing, details } = choices;
  const turn = (topic: PushTopic) => (on: boolean) =>
    void choose(
      {
        ...choices,
        topics: pushTopics.filter((one) => (one === topic ? on : topics.includes(one))),
        marketing: topic === 'offers' ? on : marketing,
      },
      'profile.push.saved',
    );
  const end = async () => {
    const ended = await choose({ ...choices, topics: [], marketing: false }, 'profile.push.done');
    if (ended)
      await pushPort
        .get()
        .leave()
        .catch(() => undefined);
  };
  return (
    <Stack gap={4}>
      {pushTopics.map((topic) => (
        <Switch
          key={topic}
          label={text(`profile.push.${topic}`)}
          hint={topic === 'offers' ? text('profile.push.offers.hint') : undefined}
          checked={topics.includes(topic)}
          disabled={busy}
          onValueChange={turn(topic)}
        />
      ))}
      <Switch
        label={text('profile.push.details')}
        checked={details}
        disabled={busy}
        onValueChange={(on) => void choose({ ...choices, details: on }, 'profile.push.saved')}
      />
      <div>
        <Button onClick={() => void end()} busy={busy}>
          {text('profile.push.off')}
        </Button>
      </div>
    </Stack>
  );
}

function useChoose() {
  const text = useText();
  const { toasts } = useServices();
  const { send, busy } = useAction(choosePushes, stale);
  const choose = async (
    { topics, marketing, details }: Choices,
    said: 'profile.push.saved' | 'profile.push.done',
    device: PushDevice | null = null,
  ) => {
    const outcome = await send({ topics: [...topics], marketing, details, device });
    toasts.show(
      outcome.ok ? { tone: 'positive', text: text(said) } : { tone: 'negative', text: errorText(text, outcome.error) },
    );
    return outcome.ok;
  };
  return { choose, busy };
}
