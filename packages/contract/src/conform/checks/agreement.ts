import type { Probe } from '../run.ts';
import { at } from '../wire.ts';

/** C3 C4 S6 M6: switches say "1" or "0", one currency, stable ids, wallets that add up. */
export const agreement: Probe = async (run) => {
  const switches = modulesOf(at(run.answers.get('permission'), '/info/whitelabel'));
  const doubtful = switches.filter((enabled) => enabled !== '1' && enabled !== '0').length;
  if (doubtful > 0)
    run.fail(
      'permission',
      'C3',
      '/value/info/whitelabel',
      `${doubtful} switches of another form`,
      'exactly "1" or "0"',
    );
  const currencies = new Map<string, string>();
  for (const call of [
    'balance',
    'wallets',
    'depositSettings',
    'withdrawalSettings',
    'accountRecords',
    'bettingRecords',
  ]) {
    const currency = at(run.answers.get(call), '/currency');
    if (typeof currency === 'string') currencies.set(call, currency);
  }
  const [first] = currencies.values();
  for (const [call, currency] of currencies)
    if (currency !== first) run.fail(call, 'C4', '/value/currency', 'another currency than balance', 'one currency');
  wallets(run);
  const ids = (value: unknown) =>
    (at(value, '/games') as unknown[] | undefined)?.map((row) => String(at(row, '/nodeId')));
  const before = ids(run.answers.get('hotGames'));
  const again = await run.value('hotGames', run.inputs.get('hotGames') ?? {});
  const after = ids(again);
  if (
    before &&
    after &&
    before.length === after.length &&
    before.every((id) => !after.includes(id)) &&
    before.length > 0
  )
    run.fail('hotGames', 'S6', '/value/games/*/nodeId', 'other ids at each read', 'ids that stay');
};

function modulesOf(tree: unknown): unknown[] {
  if (!Array.isArray(tree)) return [];
  return tree.flatMap((node) => [at(node, '/enabled'), ...modulesOf(at(node, '/childrenNodes'))]);
}

function wallets(run: Parameters<Probe>[0]): void {
  const value = run.answers.get('wallets');
  const total = at(run.answers.get('balance'), '/sumBalance');
  const parts = [
    at(value, '/mainBalance'),
    ...((at(value, '/wallets') as unknown[] | undefined) ?? []).map((one) => at(one, '/balance')),
  ];
  const units = [total, ...parts].map(unitsOf);
  if (units.some((one) => one === null)) return;
  const [whole = 0n, ...rest] = units as bigint[];
  const sum = rest.reduce((all, one) => all + one, 0n);
  const single = at(value, '/isSingle') === true;
  if (!single && whole !== sum)
    run.fail('wallets', 'M6', '/value/mainBalance', 'wallets that do not add up', 'the balance');
}

function unitsOf(text: unknown): bigint | null {
  if (typeof text !== 'string' || !/^-?\d+(\.\d{1,12})?$/.test(text)) return null;
  const [whole = '0', part = ''] = text.split('.');
  return BigInt(whole + part.padEnd(12, '0'));
}
