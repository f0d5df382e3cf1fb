import {
  agreedTo,
  type InputOf,
  type MoneyQuote,
  moneyQuote,
  placeDeposit,
  transferUpline,
  uploadProof,
  walletTransfer,
  withdraw,
  withdrawalSettings,
} from '@baize/gateway';
import { keyed, password } from './points.fixture.ts';
import { noon, type Visit, visit } from './visit.ts';

export const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
export const minute = 60_000;

export function timed(scenario = 'member') {
  let now = noon;
  const seen = visit({ scenario, now: () => now });
  return Object.assign(seen, {
    later: (ms: number) => {
      now += ms;
    },
  });
}

export const quoteFor = ({ client }: Visit, asked: InputOf<typeof moneyQuote>): Promise<MoneyQuote> =>
  client.call(moneyQuote, asked);

export const depositQuote = (seen: Visit, amount: string, more: Partial<InputOf<typeof moneyQuote>> = {}) =>
  quoteFor(seen, { type: 'deposit', amount, method: 'TSL', ...more });

export async function withdrawalQuote(seen: Visit, amount: string, place = 0): Promise<MoneyQuote> {
  const { payees } = await seen.client.call(withdrawalSettings, {});
  return quoteFor(seen, { type: 'withdrawal', amount, payeeId: payees[place]?.id ?? 'none' });
}

export const order = ({ client }: Visit, quote: MoneyQuote, key = keyed()) =>
  client.call(placeDeposit, agreedTo(quote), key);

export const payOut = ({ client }: Visit, quote: MoneyQuote, typed = password, key = keyed()) =>
  client.call(withdraw, { ...agreedTo(quote), paymentPassword: typed }, key);

export const shift = ({ client }: Visit, quote: MoneyQuote, key = keyed()) =>
  client.call(walletTransfer, agreedTo(quote), key);

export const sendUp = ({ client }: Visit, quote: MoneyQuote) =>
  client.call(transferUpline, { ...agreedTo(quote), paymentPassword: password }, keyed());

export const proof = async ({ client }: Visit): Promise<string> =>
  (await client.call(uploadProof, { type: 'image/png', data: png })).pictureId;

export const held = ({ sandbox }: Visit, account: string): bigint => sandbox.world.ledger().balance(account);

export function sumOfAll({ sandbox }: Visit): bigint {
  const ledger = sandbox.world.ledger();
  return ledger.accounts().reduce((sum, account) => sum + ledger.balance(account), 0n);
}

export const entriesOf = ({ sandbox }: Visit, account: string, reference: string) =>
  sandbox.world
    .ledger()
    .entries(account)
    .filter((entry) => entry.reference === reference)
    .map(({ kind, amount }) => [kind, amount] as const);

/** Returns what a movement took from the player's wallet and did not return, ignoring bets settled meanwhile. */
export const takenBy = (seen: Visit, account: string, reference: string): bigint =>
  entriesOf(seen, account, reference).reduce((sum, [, amount]) => sum - amount, 0n);
