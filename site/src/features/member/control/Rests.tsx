import { isResting, type PlayRest, type RestKind, restChoices, restKinds, restLengths, restOf } from '@baize/domain';
import { excludeSelf, takeBreak } from '@baize/gateway';
import { Alert, Button, Panel, Text } from '@baize/ui';
import { ConfirmDialog, RadioGroup, SelectField } from '@baize/ui/overlays';
import { useState } from 'react';
import { useLastValue } from '../../../core/browser/useLastValue.ts';
import { useDateTimeText } from '../../../core/language/useDateTimeText.ts';
import { useText, type Translate as Words } from '../../../core/language/useText.ts';
import { useRules } from '../../../core/services/rules.ts';
import { useServices } from '../../../core/services/services.ts';
import { errorText } from '../../../data/load.ts';
import { restChanged } from './stale.ts';
import { useControlAction } from './useControlAction.ts';

/** Starts a break, a cool-off or an exclusion, after a confirmation because it cannot be ended early (RSP-04). */
export function Rests({ rest }: { rest: PlayRest | null }) {
  const text = useText();
  const moment = useDateTimeText();
  const { now } = useServices();
  const choices = restChoices(useRules(), restLengths);
  const [kind, setKind] = useState<RestKind>('break');
  const [chosen, setLength] = useState<number | null>(null);
  const [first = 0] = choices[kind];
  // A choice that the rules have taken away in an open page is no longer one.
  const length = chosen !== null && choices[kind].includes(chosen) ? chosen : first;
  const [hours = 0] = choices.break;
  const [asking, setAsking] = useState<PlayRest | null>(null);
  const until = useLastValue(asking)?.until ?? null;
  const { begin, busy } = useBeginRest();

  const choose = (next: RestKind) => {
    setKind(next);
    setLength(null);
  };
  return (
    <Panel title={text('control.rest')}>
      <Text tone="secondary">{text('control.rest.lead')}</Text>
      {isResting(rest, now()) && (
        <Alert tone="info" kind="panel">
          {rest.until === null
            ? text('control.rest.now.forGood')
            : text('control.rest.now', { when: moment(rest.until) })}
        </Alert>
      )}
      <RadioGroup
        label={text('control.rest.kind')}
        kind="cards"
        options={restKinds.map((value) => ({
          value,
          label: text(`control.rest.${value}`, { hours }),
          hint: text(`control.rest.hint.${value}`, { hours }),
        }))}
        value={kind}
        onValueChange={choose}
      />
      {(kind !== 'break' || choices.break.length > 1) && (
        <SelectField
          label={text('control.rest.length')}
          options={choices[kind].map((value) => ({ value: String(value), label: lengthText(text, kind, value) }))}
          value={String(length)}
          onValueChange={(value) => setLength(Number(value))}
        />
      )}
      <div>
        <Button size="lg" onClick={() => setAsking(restOf(kind, length, now(), choices))}>
          {text('control.rest.begin')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking !== null}
        title={text('control.rest.ask')}
        text={
          until === null ? text('control.rest.ask.forGood') : text('control.rest.ask.until', { when: moment(until) })
        }
        confirm={text('control.rest.begin')}
        cancel={text('frame.cancel')}
        kind={kind === 'exclusion' ? 'danger' : 'primary'}
        busy={busy}
        onConfirm={() => void begin(kind, length).then(() => setAsking(null))}
        onClose={() => setAsking(null)}
      />
    </Panel>
  );
}

const lengthText = (text: Words, kind: RestKind, length: number): string => {
  if (kind === 'break') return text('control.rest.hours', { hours: length });
  if (kind === 'cool-off') return text('control.rest.days', { days: length });
  return length === 0 ? text('control.rest.forGood') : text('control.rest.months', { months: length });
};

function useBeginRest() {
  const text = useText();
  const { toasts } = useServices();
  const pausing = useControlAction(takeBreak, restChanged);
  const excluding = useControlAction(excludeSelf, restChanged);
  const begin = async (kind: RestKind, length: number) => {
    const outcome = kind === 'break' ? await pausing.send({ hours: length }) : await excluding.send({ kind, length });
    if (outcome.ok) toasts.show({ tone: 'positive', text: text('break.done') });
    else toasts.show({ tone: 'negative', text: errorText(text, outcome.error) });
  };
  return { begin, busy: pausing.busy || excluding.busy };
}
