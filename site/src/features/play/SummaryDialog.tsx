import { netResult } from '@baize/domain';
import { confirmLoginSummary, loginSummary, playSession } from '@baize/gateway';
import { Button, DescriptionList, Inline, Skeleton, Stack, Text } from '@baize/ui';
import { Dialog, FormError } from '@baize/ui/overlays';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../core/language/useText.ts';
import { useCentre, useCentrePage } from '../../core/routing/useCentre.ts';
import { useServices } from '../../core/services/services.ts';
import { useMoney } from '../../core/services/useMoney.ts';
import { errorText } from '../../data/load.ts';
import { useAction } from '../../data/useAction.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useSignOut } from '../sign-in/session/useSignOut.ts';
import { clockText } from './GameFoot.tsx';

/**
 * Shows what the player did in the last days, until it is acknowledged; Escape, back and a reload bring it again
 * (JUR-30).
 */
export function SummaryDialog({ days }: { days: number }) {
  const text = useText();
  const { go } = useCentre();
  const page = useCentrePage();
  // The page of deposits opens once the summary is seen.
  const isElsewhere = page !== null && page !== 'depositv2';
  const { session } = useServices();
  const signOut = useSignOut();
  const answer = useEndpoint(loginSummary, {});
  const { send, busy } = useAction(confirmLoginSummary, [playSession]);
  const [failed, setFailed] = useState<string>();
  const seen = async () => {
    const outcome = await send({});
    setFailed(outcome.ok ? undefined : errorText(text, outcome.error));
    if (outcome.ok) session.moved();
  };
  return (
    <Dialog
      open={!isElsewhere}
      title={text('safety.summary', { days })}
      size="md"
      words={{ close: '' }}
      footer={
        <Inline gap={3} justify="end" wrap>
          <Button size="lg" onClick={() => void signOut()}>
            {text('frame.signOut')}
          </Button>
          <Button size="lg" onClick={() => go('playControl')}>
            {text('safety.summary.limits')}
          </Button>
          <Button size="lg" kind="primary" data-autofocus busy={busy} onClick={() => void seen()}>
            {text('safety.summary.seen')}
          </Button>
        </Inline>
      }
    >
      <Stack gap={4}>
        <FormError>{failed}</FormError>
        {answer.value || answer.error ? <Figures of={answer.value} /> : <Skeleton shape="row" count={6} />}
      </Stack>
    </Dialog>
  );
}

function Figures({ of: summary }: { of: ReturnType<typeof useEndpoint<typeof loginSummary>>['value'] }) {
  const text = useText();
  const money = useMoney();
  const intl = useIntl();
  const { now } = useServices();
  const unknown = text('frame.balance.unavailable');
  const day = (at: number) =>
    intl.formatDate(at, { day: 'numeric', month: 'long', calendar: 'gregory', numberingSystem: 'latn' });
  const amount = (sum: string | null | undefined) => money(sum ?? null) ?? unknown;
  const net = summary ? netResult({ staked: summary.staked, won: summary.won }) : null;
  const figures = {
    staked: amount(summary?.staked),
    won: amount(summary?.won),
    net: (
      <Text as="span" size="title" numeric>
        {amount(net)}
      </Text>
    ),
    deposited: amount(summary?.deposited),
    withdrawn: amount(summary?.withdrawn),
    time: summary?.seconds == null ? unknown : clockText(summary.seconds * 1_000),
  };
  return (
    <>
      {summary?.from != null && (
        <Text tone="secondary">{text('safety.summary.text', { from: day(summary.from), to: day(now()) })}</Text>
      )}
      <DescriptionList
        kind="inset"
        items={(Object.keys(figures) as (keyof typeof figures)[]).map((id) => ({
          id,
          term: text(`safety.summary.${id}`),
          value: figures[id],
        }))}
      />
    </>
  );
}
