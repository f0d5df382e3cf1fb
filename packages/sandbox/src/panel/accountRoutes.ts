import { fromMinor } from '@baize/domain';
import type { Context, Hono } from 'hono';
import { json, Refusal } from '../http/refusal.ts';
import type { Account } from '../world/account/account.ts';
import { secretText } from '../world/base/random.ts';
import { lotteryByCode } from '../world/lottery/lottery.ts';
import type { World } from '../world/world.ts';
import { accountChange, changeAccount, moneyMove, moveMoney } from './accountChange.ts';
import { accountsPage, oneAccountPage } from './accountPage.ts';
import { accountPage, accountState, ledgerLines, ledgerPage } from './accountState.ts';
import { changeSettings, settingsChange } from './change.ts';
import { backTo, checked, panelHeaders } from './http.ts';

const flagNames = ['verified', 'passwordDue', 'trial', 'closed'] as const;

export function serveAccounts(app: Hono, world: World): void {
  app.get('/sandbox/accounts', (context) => {
    const name = context.req.query('name') ?? '';
    const found = accountPage(world, { name, page: pageAsked(context) });
    return context.html(accountsPage(found, name, toldOf(context)), 200, panelHeaders);
  });

  app.get('/sandbox/accounts/:account', (context) => {
    const account = named(context, world);
    const kind = context.req.query('kind') ?? '';
    const ledger = ledgerPage(world, account.username, { kind, page: pageAsked(context) });
    const shown = { ledger, kind, choice: world.settings.currency, key: secretText(12), ...toldOf(context) };
    return context.html(oneAccountPage(accountState(world, account), shown), 200, panelHeaders);
  });

  app.post('/sandbox/accounts/:account', async (context) => {
    const account = named(context, world);
    const fields = fieldsOf(await context.req.formData());
    if (fields.section === 'currency') {
      changeSettings(world, checked(settingsChange, { currency: fields.currency }));
      return backTo(context, pathOf(account), { did: 'The platform has another currency.' });
    }
    return orWhyNot(context, account, () => {
      changeAccount(world, account, checked(accountChange, flagsFrom(fields, account)));
      return 'The account is changed.';
    });
  });

  app.post('/sandbox/accounts/:account/money', async (context) => {
    const account = named(context, world);
    const { how, amount = '', note, key } = fieldsOf(await context.req.formData());
    return orWhyNot(context, account, () => {
      const signed = how === 'take' ? `-${amount.trim()}` : amount;
      const balance = moveMoney(world, account, checked(moneyMove, { amount: signed, note, key }));
      return `The balance is ${balance} now.`;
    });
  });

  serveAccountApi(app, world);
}

function serveAccountApi(app: Hono, world: World): void {
  app.get('/sandbox/api/accounts', (context) =>
    json(200, accountPage(world, { name: context.req.query('name') ?? '', page: pageAsked(context) })),
  );
  app.get('/sandbox/api/accounts/:account', (context) => json(200, accountState(world, named(context, world))));
  app.post('/sandbox/api/accounts/:account', async (context) => {
    const account = named(context, world);
    changeAccount(world, account, checked(accountChange, await context.req.json()));
    return json(200, accountState(world, account));
  });
  app.post('/sandbox/api/accounts/:account/money', async (context) => {
    const account = named(context, world);
    return json(200, { balance: moveMoney(world, account, checked(moneyMove, await context.req.json())) });
  });
  // Serves any account of the ledger, including vendor wallets and the house.
  app.get('/sandbox/api/ledger/:account', (context) => {
    const name = context.req.param('account');
    const entries = ledgerLines(world, name).map((entry) => ({ ...entry, account: name }));
    return json(200, { balance: entries.at(-1)?.after ?? nothing(world), entries });
  });
}

/** Serves the panel and journeys: draws the running draw of a lottery at once. */
export function serveDraws(app: Hono, world: World): void {
  const hold = (code: unknown) => {
    const game = lotteryByCode(String(code));
    if (!game) throw new Refusal('not-found', { status: 404, message: 'no such lottery' });
    const draw = world.draws.holdNow(game);
    // Reading the books pays the bets on it.
    world.ledger();
    return { game, draw };
  };
  app.post('/sandbox/draw', async (context) => {
    const { game, draw } = hold((await context.req.formData()).get('game'));
    const bonus = draw.bonus === null ? '' : ` + ${draw.bonus}`;
    return backTo(context, '/sandbox', { did: `${game.title}, ${draw.number}: ${draw.balls.join(' ')}${bonus}` });
  });
  app.post('/sandbox/api/draw', async (context) => {
    const { game } = (await context.req.json()) as { game?: unknown };
    return json(200, hold(game).draw);
  });
}

function named(context: Context, world: World): Account {
  const account = world.accounts.find(context.req.param('account') ?? '');
  if (!account) throw new Refusal('account-unknown', { status: 404, message: 'no such account' });
  return account;
}

function orWhyNot(context: Context, account: Account, act: () => string): Response {
  try {
    return backTo(context, pathOf(account), { did: act() });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return backTo(context, pathOf(account), { problem: error.message });
  }
}

/** Turns a posted form into a change: an unchecked flag is missing from the fields. */
function flagsFrom({ rankLevel, rest, ...fields }: Record<string, string>, { type }: Account): object {
  const shown = flagNames.filter((name) => name !== 'trial' || type === 3 || type === 4);
  const flags = Object.fromEntries(shown.map((name) => [name, name in fields]));
  return { rankLevel, ...flags, ...(rest && { rest }) };
}

const nothing = (world: World): string => fromMinor(0n, world.currency().digits);

const fieldsOf = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));

const pageAsked = (context: Context): number => Number(/^\d{1,6}$/.exec(context.req.query('page') ?? '')?.[0] ?? 1);

const toldOf = (context: Context) => ({
  news: context.req.query('did') ?? null,
  problem: context.req.query('problem') ?? null,
});

const pathOf = ({ username }: Account): string => `/sandbox/accounts/${encodeURIComponent(username)}`;
