import { checkPayee, type PayeeDraft, type PayeeIssues, payeeKinds } from '@baize/domain';
import { addPayee, withdrawalSettings } from '@baize/gateway';
import { useRef, useState } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { useCentre } from '../../../core/routing/useCentre.ts';
import { useLanguage, useServices } from '../../../core/services/services.ts';
import { useAction } from '../../../data/useAction.ts';
import { useLeftForm } from '../../../shared/forms/useLeftForm.ts';
import { useSecret } from './useSecret.ts';
import type { WithdrawalSettings } from './useWithdrawal.ts';

/** The form of a new place to receive money: nothing typed is lost when it is refused, or when the session ends meanwhile. */
export function usePayeeForm({ providers, holder }: WithdrawalSettings) {
  const text = useText();
  const language = useLanguage();
  const { toasts } = useServices();
  const { go } = useCentre();
  const kinds = payeeKinds.filter((kind) => providers.some((provider) => provider.kind === kind));
  const [draft, setDraft] = useLeftForm<PayeeDraft>('payee', {
    kind: kinds[0] ?? 'bank',
    provider: '',
    holder: holder ?? '',
    number: '',
  });
  const [tried, setTried] = useState(false);
  const { send: add, busy } = useAction(addPayee, [withdrawalSettings]);
  const secret = useSecret(tried);
  const fields = {
    provider: useRef<HTMLSelectElement>(null),
    holder: useRef<HTMLInputElement>(null),
    number: useRef<HTMLInputElement>(null),
  };
  const issues = checkPayee(draft);
  const issue = (field: keyof PayeeIssues) => {
    const found = tried ? issues[field] : undefined;
    return found && text(`withdrawal.payee.issue.${found}`);
  };

  const send = async () => {
    setTried(true);
    const wrong = (['provider', 'holder', 'number'] as const).find((field) => issues[field]);
    if (wrong) return fields[wrong].current?.focus();
    if (secret.password === '') return secret.field.current?.focus();
    const outcome = await add({ ...draft, paymentPassword: secret.password, language });
    secret.heard(outcome.ok ? null : outcome.error);
    if (!outcome.ok) return;
    toasts.show({ tone: 'positive', text: text('withdrawal.payee.saved') });
    go('withdraw', {}, { replace: true });
  };
  return {
    draft,
    set: (more: Partial<PayeeDraft>) => setDraft({ ...draft, ...more }),
    kinds,
    providers: providers.filter(({ kind }) => kind === draft.kind),
    fields: { ...fields, password: secret.field },
    issue,
    password: secret.password,
    setPassword: secret.setPassword,
    wrongPassword: secret.problem,
    trouble: secret.trouble,
    busy,
    send,
  };
}
