import { billRemainder } from '@baize/domain';
import {
  accountRecords,
  agentAttention,
  agentIncome,
  balance,
  billDetail,
  bills,
  collectBill,
  type GatewayError,
  type NamedBill,
  payBill,
  unreadCount,
  wallets,
} from '@baize/gateway';
import { useCallback, useMemo, useRef } from 'react';
import { apart, inOrder } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { useLanguage } from '../../../core/services/services.ts';
import { refusesPassword } from '../../../money/PaymentPassword.tsx';
import { type MoneyBatch, useMoneyBatch } from '../../../money/useMoneyBatch.ts';
import { useRecordMoney } from '../../../shared/records/useRecordMoney.tsx';
import { useDates } from '../../contracts/useDates.ts';
import { usePlatformZone } from '../shared/agentProfile.ts';
import { type OvertakenBill, overtakenBill } from './overtakenBill.ts';

/** Endpoints that a paid or collected bill makes stale. */
export const billMoved = [
  accountRecords,
  agentAttention,
  agentIncome,
  balance,
  billDetail,
  bills,
  unreadCount,
  wallets,
];

/** Stops the batch when the payment password is refused, so that it is not retried with the next bill. */
const stopsAll = (error: GatewayError): boolean => refusesPassword(error) || error.code === 'payment-password-unset';

export interface BillMoney {
  paying: MoneyBatch<typeof payBill>;
  collecting: MoneyBatch<typeof collectBill>;
  pay: (bills: readonly NamedBill[], paymentPassword: string | undefined) => void;
  collect: (bills: readonly NamedBill[]) => void;
  /** Describes a bill that changed before its press arrived; null for any other. */
  overtaken: (bill: string) => OvertakenBill | null;
}

/** Pays and collects the shown bills, one request each (AGT-11). */
export function useBillMoney(shown: readonly NamedBill[], currency: string | null): BillMoney {
  const text = useText();
  const language = useLanguage();
  const money = useRecordMoney(currency);
  const dates = useDates(usePlatformZone());
  /** Log entries that each press knew, by bill. */
  const seen = useRef(new Map<string, number>());
  const payable = useMemo(() => idsOf(shown, 'payer'), [shown]);
  const collectable = useMemo(() => idsOf(shown, 'payee'), [shown]);
  const paying = useMoneyBatch(payBill, { stale: billMoved, shown: payable, stops: stopsAll });
  const collecting = useMoneyBatch(collectBill, { stale: billMoved, shown: collectable });
  const { send: sendPay } = paying;
  const { send: sendCollect } = collecting;

  const pay = useCallback(
    (chosen: readonly NamedBill[], paymentPassword: string | undefined) => {
      for (const { bill } of chosen) seen.current.set(bill.id, bill.log.length);
      const presses = chosen.map(({ bill, payee }) => ({
        bill: bill.id,
        input: { bill: bill.id, amount: bill.amount, seen: bill.log.length, paymentPassword, language },
        what: text('bills.what.pay', {
          bill: inOrder(bill.id),
          name: apart(payee.name),
          amount: inOrder(money.plain(bill.amount)),
        }),
      }));
      void sendPay(presses);
    },
    [sendPay, language, text, money],
  );
  const collect = useCallback(
    (chosen: readonly NamedBill[]) => {
      for (const { bill } of chosen) seen.current.set(bill.id, bill.log.length);
      const presses = chosen.map(({ bill }) => {
        const amount = billRemainder(bill);
        const words = { bill: inOrder(bill.id), amount: inOrder(money.plain(amount)) };
        return {
          bill: bill.id,
          input: { bill: bill.id, amount, seen: bill.log.length },
          what: text('bills.what.collect', words),
        };
      });
      void sendCollect(presses);
    },
    [sendCollect, text, money],
  );
  const overtaken = (id: string): OvertakenBill | null => {
    const refused = [paying.states[id], collecting.states[id]].find((state) => state?.kind === 'refused');
    const known = seen.current.get(id);
    if (refused?.kind !== 'refused' || known === undefined) return null;
    return overtakenBill(refused.error, known, { text, dates });
  };
  return { paying, collecting, pay, collect, overtaken };
}

const idsOf = (bills: readonly NamedBill[], which: NamedBill['side']) =>
  bills.filter(({ side }) => side === which).map(({ bill }) => bill.id);
