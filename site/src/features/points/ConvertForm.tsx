import { type ConversionCheck, checkConversion, languageTag, mostConvertible, type PointRate } from '@baize/domain';
import { convertPoint, pointQuote, readQuote } from '@baize/gateway';
import { Alert, Button, DescriptionList, LoadFrame, Skeleton, Stack } from '@baize/ui';
import { FormError, MoneyField } from '@baize/ui/overlays';
import { useDebounced } from '../../core/browser/useDebounced.ts';
import { inOrder } from '../../core/language/isolate.ts';
import { useText, type Translate as Words } from '../../core/language/useText.ts';
import { useLanguage } from '../../core/services/services.ts';
import { useMoney } from '../../core/services/useMoney.ts';
import { type PointText, usePointText } from '../../core/services/usePointText.ts';
import { errorText, loadOf } from '../../data/load.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { moved } from '../../money/moved.ts';
import { PaymentPassword, passwordProblem, usePasswordRule } from '../../money/PaymentPassword.tsx';
import { PendingNotice } from '../../money/PendingNotice.tsx';
import { useMoneyAction } from '../../money/useMoneyAction.ts';
import { ErrorAction } from '../../shared/errors/ErrorAction.tsx';
import { useFormDraft } from '../../shared/forms/useFormDraft.ts';
import { useSubmitForm } from '../../shared/forms/useSubmitForm.ts';
import { Receipt } from './Receipt.tsx';
import { usePurse } from './usePoints.ts';

/** Converts points at the platform's quote, with the payment password; a changed quote must be confirmed again. */
export function ConvertForm({ rate }: { rate: PointRate }) {
  const text = useText();
  const pointText = usePointText();
  const money = useMoney();
  const language = useLanguage();
  const purse = usePurse();
  const draft = useFormDraft<{ points: string | null }>('convert', { points: '' });
  const { state, send, check: checkAgain } = useMoneyAction(convertPoint, moved);
  const checkPassword = usePasswordRule();
  const form = useSubmitForm({
    defaultValues: { ...draft[0], password: '' },
    draft,
    validateOnChange: ['points'],
    validate: (values) => ({
      points: problemOf(checkConversion(values.points, rate, purse), text, pointText),
      password: checkPassword(values.password),
    }),
    onSubmit: async ({ password }) => {
      if (!quote || !receives) return undefined;
      const { amount, version } = quote;
      await send(
        { points: quote.points, amount, version, paymentPassword: password || undefined, language },
        text('points.convert.what', { points: pointText(quote.points), amount: inOrder(receives) }),
      );
      return undefined;
    },
  });
  const { points } = form.values;
  const check = checkConversion(points, rate, purse);
  const asked = useDebounced(check.kind === 'ok' ? points : null);
  const answer = useEndpoint(pointQuote, asked === null ? null : { points: asked });
  const refused = state.kind === 'refused' ? state.error : null;
  const fresh = refused && readQuote(refused.value);
  const quote = [fresh, answer.value].find((one) => one?.points === points) ?? null;
  const receives = quote && money(quote.amount);

  if (state.kind === 'done') {
    return <Receipt redemption={state.value} what={state.value?.name ?? ''} reference={state.reference} />;
  }
  if (state.kind === 'checking' || state.kind === 'unknown') {
    return <PendingNotice kind={state.kind} what={state.intent.what} onCheck={checkAgain} />;
  }
  const changed = refused?.code === 'terms-changed';
  const elsewhere = refused && !changed && !passwordProblem(text, refused) ? refused : null;
  const trouble =
    state.kind === 'none'
      ? text('money.fate.none', { what: state.intent.what })
      : elsewhere && errorText(text, elsewhere);
  const wrongPassword = passwordProblem(text, refused) ?? form.errorOf('password');
  const most = mostConvertible(rate, purse);
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap={4}>
        {changed && <Alert tone="warning">{text('points.changed')}</Alert>}
        <FormError>{trouble}</FormError>
        <MoneyField
          {...form.field('points')}
          label={text('points.detail.points')}
          symbol={text('points.unit')}
          locale={languageTag(language)}
          digits={0}
          max={most ?? undefined}
          hint={purse.points === null ? undefined : `${text('points.purse')}: ${pointText(purse.points)}`}
          required
          words={{ quick: text('points.detail.points'), max: text('points.convert.all') }}
        />
        {check.kind === 'ok' && (
          <LoadFrame
            load={quote ? { kind: 'ready' } : loadOf(answer, text)}
            skeleton={<Skeleton shape="line" count={2} />}
          >
            <DescriptionList
              items={[
                { id: 'receive', term: text('points.convert.receive'), value: receives ?? '–' },
                {
                  id: 'left',
                  term: text('points.after'),
                  value: purse.points === null ? '–' : pointText(String(BigInt(purse.points) - BigInt(points ?? 0))),
                },
              ]}
            />
          </LoadFrame>
        )}
        <PaymentPassword {...form.passwordField('password')} error={wrongPassword} />
        <ErrorAction code={refused?.code} />
        <Button type="submit" kind="accent" size="lg" wide busy={state.kind === 'sending'}>
          {receives ? text('points.convert.confirm', { amount: inOrder(receives) }) : text('points.convert')}
        </Button>
      </Stack>
    </form>
  );
}

function problemOf(check: ConversionCheck, text: Words, pointText: PointText): string | undefined {
  switch (check.kind) {
    case 'ok':
      return undefined;
    case 'required':
      return text('points.wrong.required');
    case 'below':
      return text('points.wrong.below', { points: pointText(check.min) });
    case 'above':
      return text('points.wrong.above', { points: pointText(check.max) });
    case 'uneven':
      return text('points.wrong.uneven', { points: pointText(check.step) });
    case 'points':
      return text('points.wrong.points', { points: pointText(check.missing) });
  }
}
