import { type ContractKind, type Cycle, cycles, kindRules, tierFields } from '@baize/domain';
import { lastingStorage } from '../../../core/browser/storage.ts';
import type { EditedValues } from './termsEditing.ts';

export interface ProposalDraft {
  cycle: Cycle;
  tiers: readonly EditedValues[];
  note: string;
}

/** Owner of a draft; other accounts on the same device never see it. */
export interface DraftPlace {
  account: string | null;
  payee: string;
  kind: ContractKind;
}

const keyOf = ({ account, payee, kind }: DraftPlace) => `contract-draft ${account} ${kind} ${payee}`;

/** Returns the draft stored on the device; null when there is none or it cannot be read. */
export function readDraft(place: DraftPlace): ProposalDraft | null {
  const kept = lastingStorage.getItem(keyOf(place));
  if (kept === null) return null;
  try {
    return asDraft(JSON.parse(kept), place.kind);
  } catch {
    return null;
  }
}

export const keepDraft = (place: DraftPlace, draft: ProposalDraft): void =>
  lastingStorage.setItem(keyOf(place), JSON.stringify(draft));

export const dropDraft = (place: DraftPlace): void => lastingStorage.removeItem(keyOf(place));

function asDraft(kept: unknown, kind: ContractKind): ProposalDraft | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { cycle, tiers, note } = kept as Record<string, unknown>;
  const known = cycles.find((each) => each === cycle);
  if (!known || !kindRules[kind].cycles.includes(known) || !Array.isArray(tiers)) return null;
  const read = tiers.slice(0, 8).flatMap((tier: unknown, place): EditedValues[] => {
    const values = (tier as { values?: Record<string, unknown> } | null)?.values;
    if (!values) return [];
    const fields = tierFields(kind).map((field) => [field, typeof values[field] === 'string' ? values[field] : '']);
    return [{ id: `t${place}`, values: Object.fromEntries(fields) }];
  });
  return read.length > 0 ? { cycle: known, tiers: read, note: typeof note === 'string' ? note : '' } : null;
}
