import {
  checkStake,
  formatMoney,
  type Play,
  prizeOf,
  type RunningDraw,
  type StakeProblem,
  toggleSign,
  withSigns,
} from '@baize/domain';
import { tagOf } from '@baize/messages';
import { Button, Inline, SegmentedControl, Stack, Text } from '@baize/ui';
import { MoneyField, NumberBoard } from '@baize/ui/overlays';
import { inOrder } from '../../core/language/isolate.ts';
import { type Translate, useText } from '../../core/language/useText.ts';
import { useLanguage } from '../../core/services/services.ts';
import { useCurrency } from '../../core/services/useCurrency.ts';
import { useSubmitForm } from '../../shared/forms/useSubmitForm.ts';
import type { Slip } from './useSlip.ts';
import { playName, rowNames, signsWith } from './words.ts';

const quick = {
  all: () => true,
  big: (sign: string) => Number(sign) >= 5,
  small: (sign: string) => Number(sign) < 5,
  odd: (sign: string) => Number(sign) % 2 === 1,
  even: (sign: string) => Number(sign) % 2 === 0,
  clear: () => false,
} as const;

interface PlayBoardProps {
  draw: RunningDraw;
  play: Play;
  slip: Slip;
  /** True while a slip is reviewed or sent. */
  disabled: boolean;
  onPlay: (type: Play['type']) => void;
}

/** Picks a line: play, figures and stake per combination. Errors appear when the line is added (GAM-09). */
export function PlayBoard({ draw, play, slip, disabled, onPlay }: PlayBoardProps) {
  const text = useText();
  const currency = useCurrency();
  const locale = tagOf(useLanguage());
  const money = (amount: string | null) => inOrder(formatMoney(amount, currency) ?? '');
  const { pick, combinations, stake } = slip;
  const problem = checkStake(stake, play, currency.digits);
  const form = useSubmitForm({
    defaultValues: {},
    externalFields: ['board', 'stake'],
    validate: () => ({
      board: combinations === 0 ? text('lottery.pick.missing') : undefined,
      stake: stakeError(problem, play, money, currency.digits, text),
    }),
    onSubmit: () => {
      if (stake && !slip.full) slip.add(stake);
      return { ok: true, value: null };
    },
  });
  if (!pick) return null;

  const prize = stake && !problem ? prizeOf(stake, play.odds, currency.digits) : null;
  const figures = play.type !== 'BS' && play.type !== 'OE';
  const names = rowNames(play.type, text);

  return (
    <Stack gap={5}>
      <Inline gap={0}>
        <SegmentedControl
          label={text('lottery.plays')}
          items={draw.plays.map(({ type }) => ({ id: type, label: playName(type, text), disabled }))}
          selected={play.type}
          onSelect={onPlay}
        />
      </Inline>
      <Text tone="muted">{text('lottery.odds', { odds: play.odds })}</Text>
      <NumberBoard
        label={text('lottery.board')}
        rows={pick.places.map((chosen, at) => ({ id: String(at), label: names[at] ?? '', chosen }))}
        signs={signsWith(play.type, text)}
        quick={
          figures
            ? (Object.keys(quick) as (keyof typeof quick)[]).map((id) => ({ id, label: text(`lottery.quick.${id}`) }))
            : undefined
        }
        disabled={disabled}
        onToggle={(rowId, sign) => slip.setPick(toggleSign(pick, Number(rowId), sign))}
        onQuick={(rowId, id) => slip.setPick(withSigns(pick, Number(rowId), quick[id as keyof typeof quick]))}
        error={form.errorOf('board')}
        hint={text(figures ? 'lottery.board.hint' : 'lottery.board.hint.words')}
      />
      <MoneyField
        label={text('lottery.stake')}
        locale={locale}
        digits={currency.digits}
        value={stake}
        onValueChange={slip.setStake}
        symbol={currency.symbol ?? currency.code ?? 'P'}
        quickAmounts={draw.stakes}
        disabled={disabled}
        error={stake === null ? form.validationErrors.stake : form.errorOf('stake')}
        hint={text('lottery.stake.hint', { min: money(play.min), max: money(play.max) })}
        words={{ quick: text('lottery.stake.quick'), max: text('lottery.stake.max') }}
      />
      <Stack gap={2}>
        <Button kind="primary" size="lg" disabled={disabled || slip.full} onClick={form.submit}>
          {text('lottery.add', { bets: combinations })}
        </Button>
        <Text size="caption" tone="muted">
          {slip.full
            ? text('lottery.full', { lines: slip.lines.length })
            : prize
              ? text('lottery.prize', { prize: money(prize) })
              : text('lottery.prize.none')}
        </Text>
      </Stack>
    </Stack>
  );
}

/** Returns why a stake is invalid, with the limit it violates (FLT-034, FLT-035). */
function stakeError(
  problem: StakeProblem | null,
  { min, max }: Play,
  money: (amount: string) => string,
  digits: number,
  text: Translate,
): string | undefined {
  switch (problem) {
    case null:
      return undefined;
    case 'missing':
      return text('lottery.stake.missing');
    case 'malformed':
      return text('lottery.stake.malformed', { digits });
    case 'too-fine':
      return text('lottery.stake.malformed', { digits });
    case 'too-low':
      return text('lottery.stake.low', { min: money(min) });
    case 'too-high':
      return text('lottery.stake.high', { max: money(max) });
  }
}
