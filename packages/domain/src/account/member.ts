export interface Member {
  id: string;
  account: string;
  nickname: string | null;
  /** The platform's member type as text. */
  type: string;
  toUpline: boolean;
  /** Present for a VIP. */
  club: { name: string; rank: number } | null;
  labels: string[];
}

export type MemberKind = 'player' | 'agent' | 'trial';

/** Types 1, 2, 41 and 42 are agents, 4 is a trial account, everybody else a player. Source: section 4. */
export function memberKind(type: string): MemberKind {
  if (type === '4') return 'trial';
  return type === '1' || type === '2' || type === '41' || type === '42' ? 'agent' : 'player';
}

/** Who is looking: null when there is no session, or a forced password change or a proof is still due. */
export type Viewer = MemberKind | null;

interface StoredSession {
  token: string | null;
  isAgent: string | null;
  cpw: string | null;
  verify?: string | null;
}

/** The viewer behind a stored session; one that owes a new password (`cpw` "true") or a proof (`verify` "true") is not signed in yet. */
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

/** A rank above 4 is served by the VIP service, otherwise by live chat. Source: section 4. */
export function customerService(member: Pick<Member, 'club'> | null): 'vip' | 'chat' {
  return (member?.club?.rank ?? 0) > 4 ? 'vip' : 'chat';
}
