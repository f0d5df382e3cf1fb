import { type Client, memberInfo, type ValueOf } from '@baize/gateway';
import type { Session, SessionState } from './session.ts';

/** What a visit keeps of its member. */
export const sessionOf = (member: ValueOf<typeof memberInfo>): Partial<SessionState> => ({
  account: member.account,
  nickname: member.nickname,
  customerId: member.id,
  isAgent: member.type,
  toUpline: String(member.toUpline),
  memberLabel: member.labels.join(','),
});

/** At start-up with a token: asks who it belongs to (APP-03). A failure leaves the person signed in, as far as is known. */
export async function recallMember(client: Client, session: Session): Promise<void> {
  const { token, cpw, verify } = session.get();
  // Whoever owes a new password or a proof is refused everything but that.
  if (!token || cpw === 'true' || verify === 'true') return;
  const member = await client.call(memberInfo, {}).catch(() => null);
  if (member) session.set(sessionOf(member));
}
