import type { Translate } from '../../../core/language/useText.ts';
import { payerOf } from '../../contracts/reviewWords.ts';
import type { Contracts } from '../../contracts/useContracts.ts';

/** Returns why nothing can be proposed now; null when it is possible. */
export function blockedText({ blocked, own, requests }: Contracts, text: Translate): string | null {
  if (blocked === null) return null;
  const change = requests.find(({ side }) => side === 'payee') ?? own;
  return text(`contracts.blocked.${blocked}`, { name: change ? payerOf(change, text) : text('agent.platform') });
}
