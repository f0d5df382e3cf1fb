import type { ContractKind } from '@baize/domain';
import type { IconNode } from 'lucide';
import type { LazyPart } from '../loading/chunks.ts';

export type MemberCount = 'rewards' | 'missions' | 'messages';

/** Definition of a page of the member centre, exported by the `*.route.ts` beside it. */
export interface MemberRoute {
  icon: IconNode;
  count?: MemberCount;
  page: LazyPart;
}

/** Definition of a page of the agent centre, exported by the `*.route.ts` beside it. */
export interface AgentRoute {
  icon: IconNode;
  /** Contract kind of the page; a platform may run without it. */
  kind?: ContractKind;
  page: LazyPart;
}
