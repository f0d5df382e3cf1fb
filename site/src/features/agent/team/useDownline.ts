import { downline, type ValueOf } from '@baize/gateway';
import { useMemo } from 'react';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import type { RecordSpan } from '../../../shared/records/useRecordSpan.ts';
import type { TeamMember } from './teamWords.ts';

export type DownlineDetail = ValueOf<typeof downline>;

export interface Branch {
  name: string;
  /** Accounts between the reader and this one, topmost first. */
  path: readonly TeamMember[];
}

/** Returns null for the whole team and until the name is known. */
export function useBranch(account: string | null, { from, to }: RecordSpan): Branch | null {
  const { value } = useEndpoint(downline, account === null ? null : { account, from, to });
  return useMemo(() => (value ? { name: value.row.member.name, path: value.path } : null), [value]);
}
