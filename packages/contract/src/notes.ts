import type { ErrorCode } from '@baize/domain';
import type { GroupId } from './groups.ts';

/** Prose and facts of a call that its definition does not hold. */
export interface CallNotes {
  group: GroupId;
  title: string;
  about: string;
  /** Codes of its own; those in `everywhere` come on top. */
  refusals: readonly ErrorCode[];
}
