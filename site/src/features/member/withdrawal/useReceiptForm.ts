import { checkProofs, checkReceipt, type MoneyMovement, type ReceiptCheck, type ReceiptResult } from '@baize/domain';
import { type confirmReceipt, uploadProof } from '@baize/gateway';
import { useRef, useState } from 'react';
import { type Translate, useText } from '../../../core/language/useText.ts';
import { useLanguage } from '../../../core/services/services.ts';
import { errorText } from '../../../data/load.ts';
import type { MoneyAction } from '../../../money/useMoneyAction.ts';
import { useLeftForm } from '../../../shared/forms/useLeftForm.ts';
import { useSentPictures } from '../../../shared/pictures/useSentPictures.ts';
import { type MoneyIn, useMoneyIn } from '../movement/useMoneyIn.ts';
import { proofProblem } from './proofProblem.ts';

/** What a player says of a payment, until it can be sent: the same rule as the platform's decides when (FLT-038). */
export function useReceiptForm(
  { reference, received, receivedCurrency }: MoneyMovement,
  { state, send: sendOff }: MoneyAction<typeof confirmReceipt>,
  onChange: () => Promise<unknown>,
) {
  const text = useText();
  const money = useMoneyIn();
  const language = useLanguage();
  const [result, setResult] = useLeftForm<ReceiptResult>(`receipt ${reference}`, 'received');
  const [part, setPart] = useLeftForm<string | null>(`received ${reference}`, '');
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const pictures = useSentPictures(uploadProof);
  const digits = received.split('.')[1]?.length ?? 0;
  const proofs = checkProofs(result === 'received' ? [] : pictures.proofs);
  const ids = proofs.kind === 'ok' ? proofs.ids : [];
  const check = checkReceipt({ result, received: part, pictures: ids }, received, digits);
  const unreadable = part === null && check.kind === 'amount-required';
  const wrongPart = partProblem(unreadable ? { kind: 'amount-malformed' } : check, text, (amount) =>
    money(amount, receivedCurrency),
  );
  const wrongPictures = proofProblem(proofs, text) ?? picturesProblem(check, text);

  const send = () => {
    setTried(true);
    if (wrongPart !== undefined) return field.current?.focus();
    if (proofs.kind !== 'ok' || check.kind !== 'ok') return;
    const amountReceived = result === 'partly-received' ? check.received : null;
    void sendOff(
      { referenceNo: reference, result, amountReceived, pictureIds: ids, language },
      text('receipt.what', { amount: money(received, receivedCurrency) }),
    ).then(onChange);
  };
  return {
    result,
    setResult,
    part,
    setPart,
    digits,
    pictures,
    field,
    wrongPart: tried || part !== '' ? wrongPart : undefined,
    wrongPictures: tried ? wrongPictures : undefined,
    trouble: troubleOf(),
    send,
  };

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
