import { capabilities } from '@baize/domain';

const kept: ReadonlySet<string> = new Set([
  ...['register', 'favourites', 'recent', 'notices', 'deposit', 'withdrawal', 'payees', 'wallets', 'records'],
  ...['profile', 'devices'],
]);

export const bareScenario = {
  title: 'A platform that has games, a wallet, payments and records, and little else',
  settings: { lacks: capabilities.filter((one) => !kept.has(one)) },
};

const without = 'without-';

/** Returns the scenario of a platform that lacks one part, such as `without-points`. */
export function lackingScenario(name: string) {
  const lacked = capabilities.find((one) => name === without + one);
  return lacked && { title: `A platform without ${lacked}`, settings: { lacks: [lacked] } };
}
