import { checkPayee, type PayeeDraft, type PayeeIssue, payeeKinds } from '@baize/domain';
import { addPayee, withdrawalSettings } from '@baize/gateway';
import { useText } from '../../../core/language/useText.ts';
import { useCentre } from '../../../core/routing/useCentre.ts';
import { useLanguage } from '../../../core/services/services.ts';
import { useAction } from '../../../data/useAction.ts';
import { passwordProblem } from '../../../money/PaymentPassword.tsx';
import { useLeftForm } from '../../../shared/forms/useLeftForm.ts';
import { useSubmitForm } from '../../../shared/forms/useSubmitForm.ts';
import type { WithdrawalSettings } from './useWithdrawal.ts';

/** The form of a new place to receive money: nothing typed is lost when it is refused, or when the session ends meanwhile. */
export function usePayeeForm({ providers, holder }: WithdrawalSettings) {
  const text = useText();
  const language = useLanguage();
  const { go } = useCentre();
  const kinds = payeeKinds.filter((kind) => providers.some((provider) => provider.kind === kind));
  const draft = useLeftForm<PayeeDraft>('payee', {
    kind: kinds[0] ?? 'bank',
    provider: '',
    holder: holder ?? '',
    number: '',
  });
  const { send } = useAction(addPayee, [withdrawalSettings]);
  const words = (issue: PayeeIssue | undefined) => issue && text(`withdrawal.payee.issue.${issue}`);
  const form = useSubmitForm({
    defaults: { ...draft[0], paymentPassword: '' },
    draft,
    check: ({ paymentPassword, ...payee }) => {
      const issues = checkPayee(payee);
      return {
        provider: words(issues.provider),
        holder: words(issues.holder),
        number: words(issues.number),
        paymentPassword: paymentPassword === '' ? text('money.password.required') : undefined,
      };
    },
    send: (values) => send({ ...values, language }),
    refused: (error) => ({ paymentPassword: passwordProblem(text, error) }),
    toast: text('withdrawal.payee.saved'),
    onDone: () => go('withdraw', {}, { replace: true }),
  });
  return { form, kinds, providers: providers.filter(({ kind }) => kind === form.values.kind) };
}
