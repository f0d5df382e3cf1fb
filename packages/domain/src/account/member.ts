export interface Member {
  id: string;
  account: string;
  nickname: string | null;
  type: string;
  toUpline: boolean;
  club: { name: string; rank: number } | null;
  labels: string[];
}

export type MemberKind = 'player' | 'agent' | 'trial';

/** Maps types 1, 2, 41 and 42 to agents, 4 to a trial account, all others to players. Source: section 4. */
export function memberKind(type: string): MemberKind {
  if (type === '4') return 'trial';
  return type === '1' || type === '2' || type === '41' || type === '42' ? 'agent' : 'player';
}

/** Current user; null without a session, or while a forced password change or a verification is due. */
export type Viewer = MemberKind | null;

interface StoredSession {
  token: string | null;
  isAgent: string | null;
  cpw: string | null;
  verify?: string | null;
}

/** Returns the viewer of a stored session; one with `cpw` or `verify` set to "true" is not signed in yet. */
export function viewerOf(session: StoredSession): Viewer {
  if (!session.token || session.cpw === 'true' || session.verify === 'true') return null;
  return memberKind(session.isAgent ?? '');
}

/** Source: section 5. */
export function canOpenMemberCentre(viewer: Viewer): boolean {
  return viewer === 'player' || viewer === 'agent';
}

/** Source: section 5. */
export function canOpenAgentCentre(viewer: Viewer): boolean {
  return viewer === 'agent';
}

/** Chooses the VIP service for ranks above 4, live chat otherwise. Source: section 4. */
export function customerService(member: Pick<Member, 'club'> | null): 'vip' | 'chat' {
  return (member?.club?.rank ?? 0) > 4 ? 'vip' : 'chat';
}
