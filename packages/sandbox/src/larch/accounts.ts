import type { Hono } from 'hono';
import { type KeptPayee, maskedNumber, payeeProviders, providerName } from '../world/money/payeeBook.ts';
import { bodyOf, Problem, textOf } from './answers.ts';
import type { Larch } from './parts.ts';

const accountOf = ({ id, kind, provider, holder, number }: KeptPayee) => ({
  id,
  kind: kind.toUpperCase(),
  bank: provider,
  bank_name: providerName(provider),
  holder,
  number_masked: maskedNumber(number),
});

/** Serves the accounts to which a player is paid; larch pays to none of a blockchain. */
export function serveAccounts(app: Hono, { world, caller }: Larch): void {
  app.get('/v2/cashier/accounts', (context) => {
    const { account } = caller(context);
    const data = world.payees
      .of(account)
      .filter(({ kind }) => kind !== 'crypto')
      .map(accountOf);
    const banks = payeeProviders.filter(({ kind }) => kind !== 'crypto');
    return context.json({ data, next: null, banks: banks.map((one) => ({ ...one, kind: one.kind.toUpperCase() })) });
  });

  app.post('/v2/cashier/accounts', async (context) => {
    const { account } = caller(context);
    const body = await bodyOf(context);
    const kind = textOf(body, 'kind').toLowerCase() === 'wallet' ? 'wallet' : 'bank';
    const draft = {
      kind,
      provider: textOf(body, 'bank'),
      holder: textOf(body, 'holder'),
      number: textOf(body, 'number'),
    } as const;
    const payee = world.payees.add(account, draft);
    if (!payee) throw new Problem('validation', 422, [{ pointer: '/number', code: 'MALFORMED' }]);
    return context.json(accountOf(payee), 201);
  });

  app.delete('/v2/cashier/accounts/:id', (context) => {
    const { account } = caller(context);
    if (!world.payees.remove(account, context.req.param('id'))) throw new Problem('not-found', 404);
    return context.body(null, 204);
  });
}
