import { conform } from './contract/conform.ts';

/** npm run conform -- <address> judges a platform by the contract. */
export function run(args: readonly string[]): Promise<number> {
  return conform(args);
}
