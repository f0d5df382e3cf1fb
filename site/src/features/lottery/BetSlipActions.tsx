import { type Affordability, decideGate, formatMoney, launchViewer, type Pricing } from '@baize/domain';
import { Button, Stack, Text } from '@baize/ui';
import { useOnline } from '../../core/browser/online.ts';
import { apart, inOrder } from '../../core/language/isolate.ts';
import { type Translate, useText } from '../../core/language/useText.ts';
import { useGate } from '../../core/routing/useGate.ts';
import { useBrand, useViewer } from '../../core/services/services.ts';
import { useStatus } from '../../core/services/status.ts';
import { useCurrency } from '../../core/services/useCurrency.ts';
import { isOpen, type SlipPanelProps } from './usePlaceBet.ts';

type BetSlipActionsProps = SlipPanelProps & { pricing: Pricing; fit: Affordability };

/**
 * Reviews, then places the slip: two clicks with the exact total in between (FLT-034). A disabled button shows the
 * reason.
 */
export function BetSlipActions({ draw, phase, slip, betting, reviewing, onReview, pricing, fit }: BetSlipActionsProps) {
  const text = useText();
  const currency = useCurrency();
  const viewer = launchViewer(useViewer(), useBrand().freePlay, 'ELOTT');
  const gate = useGate();
  const online = useOnline();
  const { degraded, availability } = useStatus();
  if (!pricing.ok) return null;

  const { placing, place } = betting;
  const why = reason(
    {
      phase: phase.kind,
      online,
      paused: degraded || availability === 'unknown',
      open: placing.kind === 'checking',
      fit,
    },
    text,
  );
  const review = () => onReview(true);
  const enter = () => gate(decideGate(viewer), { next: review }) && review();
  // Currency code, because several currencies can share one symbol.
  const sum = inOrder(formatMoney(pricing.total, { ...currency, symbol: currency.code ?? currency.symbol }) ?? '');

  const send = () =>
    void place(
      {
        gameCode: draw.code,
        issue: draw.issue,
        lines: slip.lines.map(({ type, places, stake, odds }) => ({
          playType: type,
          betNumber: [...places],
          singleAmount: stake,
          odds,
        })),
        totalAmount: pricing.total,
        currency: draw.currency,
      },
      { code: draw.code, name: draw.name, issue: draw.issue, total: pricing.total },
    );

  return (
    <Stack gap={3}>
      {reviewing && (
        <Text strong>
          {text('lottery.review.line', {
            amount: sum,
            lines: slip.lines.length,
            issue: inOrder(draw.issue),
            name: apart(draw.name),
          })}
        </Text>
      )}
      {why && (
        <Text size="caption" tone="muted" id="lottery-why">
          {why}
        </Text>
      )}
      {reviewing ? (
        <>
          <Button
            kind="accent"
            size="lg"
            wide
            busy={placing.kind === 'sending'}
            disabled={why !== null && placing.kind !== 'sending'}
            aria-describedby={why ? 'lottery-why' : undefined}
            onClick={send}
          >
            {text('lottery.place', { amount: sum })}
          </Button>
          <Button wide disabled={isOpen(placing)} onClick={() => onReview(false)}>
            {text('lottery.review.back')}
          </Button>
        </>
      ) : (
        <Button
          kind="primary"
          size="lg"
          wide
          disabled={viewer !== null && why !== null}
          aria-describedby={why ? 'lottery-why' : undefined}
          onClick={enter}
        >
          {text(viewer === null ? 'lottery.signIn' : 'lottery.review')}
        </Button>
      )}
    </Stack>
  );
}

interface Situation {
  phase: SlipPanelProps['phase']['kind'];
  online: boolean;
  paused: boolean;
  open: boolean;
  fit: Affordability;
}

/** Returns why nothing can be placed now; null when possible. The platform decides by its own clock and balance. */
function reason({ phase, online, paused, open, fit }: Situation, text: Translate): string | null {
  if (open) return text('lottery.why.open');
  if (!online) return text('lottery.why.offline');
  if (paused) return text('lottery.why.paused');
  if (phase !== 'open') return text('lottery.why.closed');
  if (fit === 'above-limit') return text('lottery.why.limit');
  return fit === 'above-balance' ? text('lottery.why.balance') : null;
}
