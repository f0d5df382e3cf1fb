import {
  type BonusRule,
  type Currency,
  type depositKinds,
  type FeeRule,
  fromMinor,
  paymentAllowed,
  type Rules,
} from '@baize/domain';
import type { paymentFundings } from '@baize/gateway';
import { cashAmount } from '../base/scales.ts';
import type { Settings } from '../base/settings.ts';

export interface Method {
  code: string;
  kind: (typeof depositKinds)[number];
  /** Known of cards and wallets alone. */
  funding?: (typeof paymentFundings)[number];
  name: string;
  currency: string | null;
  digits: number;
  min: string;
  max: string;
  quick: readonly string[];
  fee: FeeRule;
  rate: string | null;
  minutes: number;
  closed: boolean;
  /** Paid elsewhere and proved by a picture, not on the channel's page. */
  proved: boolean;
}

const quick = [200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000];

/** Amounts in whole units. */
interface MethodSeed extends Omit<Method, 'currency' | 'digits' | 'rate' | 'min' | 'max' | 'quick'> {
  min: number;
  max: number;
  quick: readonly number[];
}

const methods: readonly MethodSeed[] = [
  {
    code: 'TSL',
    kind: 'bank',
    name: 'Tessel Bank',
    min: 100,
    max: 500_000,
    quick,
    fee: { percent: '0', fixed: '0' },
    minutes: 30,
    closed: false,
    proved: true,
  },
  {
    code: 'IQR',
    kind: 'qr',
    name: 'Tallyscan',
    min: 100,
    max: 50_000,
    quick,
    fee: { percent: '0', fixed: '0' },
    minutes: 15,
    closed: false,
    proved: false,
  },
  {
    code: 'QLP',
    kind: 'wallet',
    name: 'Quillpay',
    min: 50,
    max: 30_000,
    quick,
    fee: { percent: '1', fixed: '0' },
    minutes: 15,
    closed: false,
    proved: false,
  },
  {
    code: 'CRD',
    kind: 'card',
    name: 'Ombre Card',
    min: 200,
    max: 20_000,
    quick,
    fee: { percent: '2.5', fixed: '0' },
    minutes: 15,
    closed: false,
    proved: false,
  },
  {
    code: 'LRK',
    kind: 'wallet',
    name: 'Larkwallet',
    min: 50,
    max: 30_000,
    quick,
    fee: { percent: '1', fixed: '0' },
    minutes: 15,
    closed: true,
    proved: false,
  },
];

/** Units of each currency per USDT, before and after the rate moves. */
const rates: Readonly<Record<string, readonly [string, string]>> = {
  PKR: ['278.5', '275.1'],
  EUR: ['0.92', '0.905'],
  VND: ['25400', '25210'],
  KWD: ['0.307', '0.304'],
};
/** USDT per unit of each currency, before and after the rate moves. */
const back: Readonly<Record<string, readonly [string, string]>> = {
  PKR: ['0.003559', '0.003521'],
  EUR: ['1.0768', '1.0661'],
  VND: ['0.00003902', '0.00003871'],
  KWD: ['3.2248', '3.193'],
};

const usdtDigits = 6;
export const usdt = { code: 'USDT', digits: usdtDigits } as const;

/** Returns USDT per unit of the account's currency; null if not exchanged. */
export const payoutRate = ({ code }: Currency, { rateMoved }: Pick<Settings, 'rateMoved'>): string | null =>
  (code !== null && back[code]?.[rateMoved ? 1 : 0]) || null;

export function depositMethods(currency: Currency, { rateMoved }: Pick<Settings, 'rateMoved'>): readonly Method[] {
  const own = methods.map((method) => ({
    ...method,
    min: cashAmount(method.min, currency),
    max: cashAmount(method.max, currency),
    quick: method.quick.filter((sum) => sum <= method.max && sum >= method.min).map((sum) => cashAmount(sum, currency)),
    currency: currency.code,
    digits: currency.digits,
    rate: null,
  }));
  const rate = (currency.code !== null && rates[currency.code]?.[rateMoved ? 1 : 0]) || null;
  if (rate === null) return own;
  const crypto: Method = {
    code: 'TRC20',
    kind: 'crypto',
    name: 'USDT (TRC20)',
    currency: usdt.code,
    digits: usdtDigits,
    min: inUsdt(10),
    max: inUsdt(10_000),
    quick: [10, 50, 100, 500].map(inUsdt),
    fee: { percent: '0', fixed: '1' },
    rate,
    minutes: 30,
    closed: false,
    proved: true,
  };
  return [...own, crypto];
}

/** Returns the methods that the rules allow. */
export const allowedMethods = (rules: Rules, currency: Currency, settings: Settings): readonly Method[] =>
  depositMethods(currency, settings).filter(({ kind, funding = null }) => paymentAllowed(rules, { kind, funding }));

export interface DepositBonusSeed extends BonusRule {
  id: string;
  type: string;
}

export function depositBonuses(
  currency: Currency,
  { bonusHalved }: Pick<Settings, 'bonusHalved'>,
): readonly DepositBonusSeed[] {
  const units = (sum: number) => cashAmount(sum, currency);
  const half = bonusHalved ? 2 : 1;
  return [
    { id: 'p-newbie', type: 'newbie', percent: String(100 / half), most: units(5_000), min: units(100), turnover: 12 },
  ];
}

const inUsdt = (sum: number): string => fromMinor(BigInt(sum) * 10n ** BigInt(usdtDigits), usdtDigits);
