import { checkProofs, checkReceipt, type MoneyMovement, type ReceiptCheck, type ReceiptResult } from '@baize/domain';
import { type confirmReceipt, uploadProof } from '@baize/gateway';
import { type Translate, useText } from '../../../core/language/useText.ts';
import { useLanguage } from '../../../core/services/services.ts';
import { errorText } from '../../../data/load.ts';
import type { MoneyAction } from '../../../money/useMoneyAction.ts';
import { useFormDraft } from '../../../shared/forms/useFormDraft.ts';
import { useSubmitForm } from '../../../shared/forms/useSubmitForm.ts';
import { useSentPictures } from '../../../shared/pictures/useSentPictures.ts';
import { type MoneyIn, useMoneyIn } from '../movement/useMoneyIn.ts';
import { proofProblem } from './proofProblem.ts';

interface Said {
  result: ReceiptResult;
  /** Amount received, if only a part. */
  part: string | null;
}

/** Holds the player's confirmation of a payment; validates by the same rule as the platform (FLT-038). */
export function useReceiptForm(
  { reference, received, receivedCurrency }: MoneyMovement,
  { state, send: sendOff }: MoneyAction<typeof confirmReceipt>,
  onChange: () => Promise<unknown>,
) {
  const text = useText();
  const money = useMoneyIn();
  const language = useLanguage();
  const draft = useFormDraft<Said>(`receipt ${reference}`, { result: 'received', part: '' });
  const pictures = useSentPictures(uploadProof);
  const digits = received.split('.')[1]?.length ?? 0;
  const checkOf = ({ result, part }: Said) => {
    const proofs = checkProofs(result === 'received' ? [] : pictures.proofs);
    const ids = proofs.kind === 'ok' ? proofs.ids : [];
    return { proofs, ids, check: checkReceipt({ result, received: part, pictures: ids }, received, digits) };
  };
  const form = useSubmitForm({
    defaultValues: draft[0],
    draft,
    externalFields: ['pictures'],
    validateOnChange: ['part'],
    validate: (values) => {
      const { proofs, check } = checkOf(values);
      const unreadable = values.part === null && check.kind === 'amount-required';
      return {
        part: partProblem(unreadable ? { kind: 'amount-malformed' } : check, text, (amount) =>
          money(amount, receivedCurrency),
        ),
        pictures: proofProblem(proofs, text) ?? picturesProblem(check, text),
      };
    },
    onSubmit: (values) => {
      const { check, ids } = checkOf(values);
      if (check.kind !== 'ok') return undefined;
      const { result } = values;
      const part = result === 'partly-received' ? check.received : null;
      void sendOff(
        { reference, result, received: part, pictureIds: ids, language },
        text('receipt.what', { amount: money(received, receivedCurrency) }),
      ).then(onChange);
      return undefined;
    },
  });
  return { form, digits, pictures, trouble: troubleOf() };

  function troubleOf(): string | null {
    if (state.kind === 'none') return text('money.fate.none', { what: state.intent.what });
    return state.kind === 'refused' ? errorText(text, state.error) : null;
  }
}

function partProblem(check: ReceiptCheck, text: Translate, money: (amount: string) => ReturnType<MoneyIn>) {
  switch (check.kind) {
    case 'amount-required':
    case 'amount-malformed':
    case 'amount-nothing':
    case 'amount-all':
      return text(`receipt.problem.${check.kind}`);
    case 'amount-above':
      return text('receipt.problem.amount-above', { amount: money(check.most) });
    default:
      return undefined;
  }
}

function picturesProblem(check: ReceiptCheck, text: Translate): string | undefined {
  if (check.kind === 'pictures-required') return text('receipt.problem.pictures-required');
  return check.kind === 'pictures-many' ? text('receipt.problem.pictures-many', { most: check.most }) : undefined;
}
