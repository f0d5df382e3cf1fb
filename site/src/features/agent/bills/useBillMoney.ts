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
import { useCallback, useMemo } from 'react';
import { apart, inOrder } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { useLanguage } from '../../../core/services/services.ts';
import { refusesPassword } from '../../../money/PaymentPassword.tsx';
import { type MoneyBatch, useMoneyBatch } from '../../../money/useMoneyBatch.ts';
import { useRecordMoney } from '../../member/records/useRecordMoney.tsx';

/** What a bill that was paid or collected makes stale. */
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

/** A payment password that was refused once is not tried again with the next bill. */
const stopsAll = (error: GatewayError): boolean => refusesPassword(error) || error.code === 'payment-password-unset';

export interface BillMoney {
  paying: MoneyBatch<typeof payBill>;
  collecting: MoneyBatch<typeof collectBill>;
  pay: (bills: readonly NamedBill[], paymentPassword: string) => void;
  /** Takes all that is left of each bill. */
  collect: (bills: readonly NamedBill[]) => void;
}

/** Paying and collecting bills that are shown, one call each (AGT-11). */
export function useBillMoney(shown: readonly NamedBill[], currency: string | null): BillMoney {
  const text = useText();
  const language = useLanguage();
  const money = useRecordMoney(currency);
  const payable = useMemo(() => idsOf(shown, 'payer'), [shown]);
  const collectable = useMemo(() => idsOf(shown, 'payee'), [shown]);
  const paying = useMoneyBatch(payBill, { stale: billMoved, shown: payable, stops: stopsAll });
  const collecting = useMoneyBatch(collectBill, { stale: billMoved, shown: collectable });
  const { send: sendPay } = paying;
  const { send: sendCollect } = collecting;

  const pay = useCallback(
    (chosen: readonly NamedBill[], paymentPassword: string) => {
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
  return { paying, collecting, pay, collect };
}

const idsOf = (bills: readonly NamedBill[], which: NamedBill['side']) =>
  bills.filter(({ side }) => side === which).map(({ bill }) => bill.id);
