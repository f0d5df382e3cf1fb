import { checkRedemption, languageTag, type RedemptionCheck, type Reward, subtractAmounts } from '@baize/domain';
import { redeemPointReward } from '@baize/gateway';
import { Alert, Button, DescriptionList, Stack, Text } from '@baize/ui';
import { FormError, NumberField } from '@baize/ui/overlays';
import { inOrder } from '../../core/language/isolate.ts';
import { useText, type Translate as Words } from '../../core/language/useText.ts';
import { useLanguage } from '../../core/services/services.ts';
import { useMoney } from '../../core/services/useMoney.ts';
import { type PointText, usePointText } from '../../core/services/usePointText.ts';
import { errorText } from '../../data/load.ts';
import { moved } from '../../money/moved.ts';
import { PaymentPassword, passwordProblem, usePasswordRule } from '../../money/PaymentPassword.tsx';
import { PendingNotice } from '../../money/PendingNotice.tsx';
import { useMoneyAction } from '../../money/useMoneyAction.ts';
import { ErrorAction } from '../../shared/errors/ErrorAction.tsx';
import { useFormDraft } from '../../shared/forms/useFormDraft.ts';
import { useSubmitForm } from '../../shared/forms/useSubmitForm.ts';
import { Receipt } from './Receipt.tsx';
import { usePointBalance, usePurse } from './usePoints.ts';

/** Redeems a reward with the payment password; changed prices must be confirmed again. */
export function RedeemForm({ reward }: { reward: Reward }) {
  const text = useText();
  const pointText = usePointText();
  const money = useMoney();
  const language = useLanguage();
  const purse = usePurse();
  const held = usePointBalance();
  const draft = useFormDraft<{ quantity: string | null }>(`redeem ${reward.id}`, { quantity: '1' });
  const { state, send, check: checkAgain } = useMoneyAction(redeemPointReward, moved);
  const checkPassword = usePasswordRule();
  const form = useSubmitForm({
    defaultValues: { ...draft[0], password: '' },
    draft,
    validate: ({ quantity, password }) => ({
      quantity: problemOf(checkRedemption(reward, quantity, purse), { text, money, pointText }),
      password: checkPassword(password),
    }),
    onSubmit: async ({ quantity, password }) => {
      if (!held.value) {
        await held.retry();
        return undefined;
      }
      const { version } = held.value;
      const terms = { points: reward.points, amount: reward.amount, version };
      const asked = { rewardId: reward.id, quantity: Number(quantity), ...terms };
      await send({ ...asked, paymentPassword: password || undefined, language }, what);
      return undefined;
    },
  });
  const { quantity } = form.values;
  const check = checkRedemption(reward, quantity, purse);
  const what = text('points.redeem.what', { name: reward.name, quantity: quantity ?? '' });

  if (state.kind === 'done') {
    return <Receipt redemption={state.value} what={state.value?.name ?? what} reference={state.reference} />;
  }
  if (state.kind === 'checking' || state.kind === 'unknown') {
    return <PendingNotice kind={state.kind} what={state.intent.what} onCheck={checkAgain} />;
  }
  const refused = state.kind === 'refused' ? state.error : null;
  const wrongPassword = passwordProblem(text, refused) ?? form.errorOf('password');
  const changed = refused?.code === 'terms-changed';
  const elsewhere = refused && !changed && !passwordProblem(text, refused) ? refused : held.value ? null : held.error;
  const trouble =
    state.kind === 'none'
      ? text('money.fate.none', { what: state.intent.what })
      : elsewhere && errorText(text, elsewhere);

  const cost = check.kind === 'ok' ? check : null;
  const left = cost && purse.points !== null ? subtractAmounts(purse.points, cost.points) : null;
  const paid = cost && /[1-9]/.test(cost.amount) ? money(cost.amount) : null;
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap={4}>
        <Text size="title">{reward.name}</Text>
        {changed && <Alert tone="warning">{text('points.changed')}</Alert>}
        <FormError>{trouble}</FormError>
        <NumberField
          {...form.field('quantity')}
          label={text('points.record.quantity')}
          locale={languageTag(language)}
          digits={0}
          error={form.validationErrors.quantity}
          required
        />
        <DescriptionList
          items={[
            { id: 'points', term: text('points.record.points'), value: cost ? pointText(cost.points) : '–' },
            ...(paid ? [{ id: 'amount', term: text('points.record.amount'), value: paid }] : []),
            { id: 'left', term: text('points.after'), value: left === null ? '–' : pointText(left) },
          ]}
        />
        <PaymentPassword {...form.passwordField('password')} error={wrongPassword} />
        <ErrorAction code={refused?.code} />
        <Button type="submit" kind="primary" size="lg" wide busy={state.kind === 'sending'}>
          {text('points.redeem.confirm', { points: pointText(cost?.points ?? reward.points) })}
        </Button>
      </Stack>
    </form>
  );
}

function problemOf(
  check: RedemptionCheck,
  { text, money, pointText }: { text: Words; money: (amount: string) => string | null; pointText: PointText },
): string | undefined {
  switch (check.kind) {
    case 'ok':
      return undefined;
    case 'quantity':
      return text('points.wrong.quantity');
    case 'sold-out':
      return text('error.out-of-stock');
    case 'stock':
      return text('points.wrong.stock', { left: check.left });
    case 'most':
      return text('points.wrong.most', { most: check.most });
    case 'points':
      return text('points.wrong.points', { points: pointText(check.missing) });
    case 'money':
      return text('points.wrong.money', { amount: inOrder(money(check.missing) ?? check.missing) });
  }
}
