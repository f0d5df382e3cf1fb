import { checkPayee, type PayeeDraft, payeeIssues, payeeKinds } from '@baize/domain';
import { addPayee, readRefusal, withdrawalSettings } from '@baize/gateway';
import { useText } from '../../../core/language/useText.ts';
import { useCentre } from '../../../core/routing/useCentre.ts';
import { useLanguage } from '../../../core/services/services.ts';
import { useAction } from '../../../data/useAction.ts';
import { passwordProblem, usePasswordRule } from '../../../money/PaymentPassword.tsx';
import { useFormDraft } from '../../../shared/forms/useFormDraft.ts';
import { useSubmitForm } from '../../../shared/forms/useSubmitForm.ts';
import type { WithdrawalSettings } from './useWithdrawal.ts';

/** Holds the form of a new payee; input survives a refusal and the end of a session. */
export function usePayeeForm({ providers, holder }: WithdrawalSettings) {
  const text = useText();
  const language = useLanguage();
  const { go } = useCentre();
  const kinds = payeeKinds.filter((kind) => providers.some((provider) => provider.kind === kind));
  const draft = useFormDraft<PayeeDraft>('payee', {
    kind: kinds[0] ?? 'bank',
    provider: '',
    holder: holder ?? '',
    number: '',
  });
  const { send } = useAction(addPayee, [withdrawalSettings]);
  const words = (told: string | undefined) => {
    const issue = payeeIssues.find((known) => known === told);
    return issue && text(`withdrawal.payee.issue.${issue}`);
  };
  const wordsOf = ({ provider, holder: name, number }: Partial<Record<string, string>>) => ({
    provider: words(provider),
    holder: words(name),
    number: words(number),
  });
  const checkPassword = usePasswordRule();
  const form = useSubmitForm({
    defaultValues: { ...draft[0], paymentPassword: '' },
    draft,
    validate: ({ paymentPassword, ...payee }) => ({
      ...wordsOf(checkPayee(payee)),
      paymentPassword: checkPassword(paymentPassword),
    }),
    onSubmit: ({ paymentPassword, ...payee }) =>
      send({ ...payee, paymentPassword: paymentPassword || undefined, language }),
    serverErrors: (error) => ({
      ...wordsOf(readRefusal(error.value).fields),
      paymentPassword: passwordProblem(text, error),
    }),
    toast: text('withdrawal.payee.saved'),
    onSuccess: () => go('withdraw', {}, { replace: true }),
  });
  return { form, kinds, providers: providers.filter(({ kind }) => kind === form.values.kind) };
}
