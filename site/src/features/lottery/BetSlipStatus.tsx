import type { Affordability, Pricing } from '@baize/domain';
import { Alert, Stack } from '@baize/ui';
import { FormError } from '@baize/ui/overlays';
import { apart, inOrder } from '../../core/language/isolate.ts';
import { useText } from '../../core/language/useText.ts';
import { useMoney } from '../../core/services/useMoney.ts';
import { errorText } from '../../data/load.ts';
import { ErrorAction } from '../../shared/errors/ErrorAction.tsx';
import { isOpen, type SlipPanelProps } from './usePlaceBet.ts';

/** Shows the result of the slip: accepted, refused with a reason, or still being checked; never a guess (FLT-029). */
export function BetSlipStatus({
  draw,
  slip,
  betting,
  missed,
  onReview,
  pricing,
  fit,
}: SlipPanelProps & { pricing: Pricing; fit: Affordability }) {
  const text = useText();
  const money = useMoney();
  const sum = (amount: string) => inOrder(money(amount) ?? '');
  const { placing } = betting;
  const requote = () => {
    slip.requote(draw.plays);
    onReview(false);
  };
  if (!pricing.ok && pricing.problem === 'odds' && !isOpen(placing))
    return (
      <Alert tone="warning" kind="panel" action={{ label: text('lottery.requote'), onClick: requote }}>
        {text('error.odds-changed')}
      </Alert>
    );
  switch (placing.kind) {
    case 'checking': {
      const { issue, name, total } = placing.bet;
      return (
        <Alert tone="warning" kind="panel">
          {text('lottery.checking', { amount: sum(total), name: apart(name), issue: inOrder(issue) })}
        </Alert>
      );
    }
    case 'not-taken': {
      const { issue, name } = placing.bet;
      return (
        <Alert tone="info" kind="panel">
          {text('lottery.notTaken', { name: apart(name), issue: inOrder(issue) })}
        </Alert>
      );
    }
    case 'taken': {
      const { id, bet } = placing;
      const { name, issue, total } = bet;
      return (
        <Alert tone="info" kind="panel">
          {text('lottery.taken', { amount: sum(total), name: apart(name), issue: inOrder(issue), id: inOrder(id) })}
        </Alert>
      );
    }
    case 'refused':
      return (
        <Stack gap={2} align="start">
          <FormError>{errorText(text, placing.error)}</FormError>
          <ErrorAction code={placing.error.code} />
        </Stack>
      );
  }
  if (!pricing.ok && pricing.problem !== 'empty')
    return (
      <Alert tone="warning" kind="panel">
        {text('lottery.slip.problem')}
      </Alert>
    );
  if (missed)
    return (
      <Alert tone="warning" kind="panel">
        {text('lottery.missed', { issue: inOrder(draw.issue) })}
      </Alert>
    );
  return fit === 'unknown' ? (
    <Alert tone="info" kind="panel">
      {text('lottery.balance.unknown')}
    </Alert>
  ) : null;
}
