import { checkMoney, type MoneyCheck, type MoneyTerms } from '@baize/domain';
import type { moneyQuote, WireOf } from '@baize/gateway';
import { Refused } from './refused.ts';
import { randomHex } from './secrets.ts';
import type { Records } from './store.ts';

type QuoteWire = WireOf<typeof moneyQuote>;
type Kind = QuoteWire['type'];

/** Terms of a movement as they stand, with what the operation needs to make it: the method, the payee. */
export interface Offer<About> {
  type: Kind;
  terms: MoneyTerms;
  currency: string;
  receivedCurrency: string;
  about: About;
}

/** Terms within one currency, as far as a platform names them. Amounts are decimal strings. */
export interface NamedTerms {
  currency: string;
  digits: number;
  min: string;
  max: string;
  fee: MoneyTerms['fee'];
  /** Amount that can be sent; left out if the money comes from outside. */
  available?: string;
  /** Turnover that is required before money can be paid out. */
  turnoverLeft?: string;
}

/** Makes an offer of a movement within one currency; what is not named is not asked for. */
export function offerOf<About>(type: Kind, about: About, named: NamedTerms): Offer<About> {
  const { currency, digits, available = null, turnoverLeft = '0', ...rest } = named;
  const limits = { limitLeft: null, limited: 'typed', turnover: 0, rate: null, bonus: null } as const;
  const terms = { ...rest, ...limits, digits, receivedDigits: digits, available, turnoverLeft };
  return { type, about, currency, receivedCurrency: currency, terms };
}

export interface Agreed {
  quoteId: string;
  amount: string;
  amountReceived: string;
}

/** Quotes for a platform that has none: computed by the rule of the site (`checkMoney`) and kept for a minute. */
export interface Quotes {
  /** Quotes an amount; refuses one that the terms do not allow. */
  make<About>(amount: string | null, offer: Offer<About>): Promise<QuoteWire>;
  /**
   * Returns what a quote was made for, once its terms, read anew, are the same. Otherwise refuses with `terms-changed`
   * and a fresh quote, and nothing was done. A repeat under the same key gets the same quote.
   */
  take<About>(agreed: Agreed, offer: (about: About) => Promise<Offer<About>>): Promise<Offer<About>>;
}

export interface KeptQuote {
  amount: string;
  fee: string;
  received: string;
  expiresAt: number;
  offer: Offer<unknown>;
  /** Idempotency key under which it was taken. */
  key: string | null;
}

const lifetime = 60_000;

/** Makes the quotes of one player. `key` is the idempotency key of the call. */
export function quotesOf(records: Records<KeptQuote>, player: string, key: string | null, now: () => number): Quotes {
  const nameOf = (id: string) => `${player}:${id}`;

  const make: Quotes['make'] = async (amount, offer) => {
    const check = checkMoney(amount, offer.terms);
    if (check.kind !== 'ok') throw refusalOf(check);
    const { amount: exact, fee, received } = check;
    const quoteId = randomHex(12);
    const expiresAt = now() + lifetime;
    await records.write(nameOf(quoteId), { amount: exact, fee, received, expiresAt, offer, key: null });
    return {
      quoteId,
      type: offer.type,
      amount: exact,
      currency: offer.currency,
      fee,
      rate: offer.terms.rate,
      bonus: check.bonus,
      amountReceived: received,
      receivedCurrency: offer.receivedCurrency,
      turnover: check.turnover,
      remaining: check.remaining,
      limitLeft: check.limitLeft,
      expiryTime: expiresAt,
    };
  };

  const take = async <About>(
    { quoteId, amount, amountReceived }: Agreed,
    read: (about: About) => Promise<Offer<About>>,
  ): Promise<Offer<About>> => {
    const kept = await records.read(nameOf(quoteId));
    if (!kept) throw new Refused('terms-changed', { message: 'the quote is gone' });
    const was = kept.offer as Offer<About>;
    const agrees = kept.amount === amount && kept.received === amountReceived;
    if (agrees && key !== null && kept.key === key) return was;
    const offer = await read(was.about);
    const anew = checkMoney(kept.amount, offer.terms);
    const same = anew.kind === 'ok' && anew.received === kept.received && anew.fee === kept.fee;
    const isTaken = kept.key !== null && kept.key !== key;
    if (!agrees || isTaken || now() >= kept.expiresAt || !same) {
      const fresh = await make(kept.amount, offer);
      throw new Refused('terms-changed', { message: 'the terms have changed', value: fresh });
    }
    await records.write(nameOf(quoteId), { ...kept, offer, key });
    return offer;
  };

  return { make, take };
}

function refusalOf(problem: Exclude<MoneyCheck, { kind: 'ok' }>): Refused {
  switch (problem.kind) {
    case 'turnover':
      return new Refused('turnover-required', { status: 409, value: problem });
    case 'limit':
      return new Refused('limit-reached', { status: 403, value: problem });
    case 'balance':
      return new Refused('insufficient-balance', { value: problem });
    default:
      return new Refused('validation-failed', { value: problem });
  }
}
