import { type Client, memberInfo, type ValueOf } from '@baize/gateway';
import { retryUntilDone } from '../browser/retryUntilDone.ts';
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

/** Before the platform has said who the player is. */
export const unknownMember = {
  nickname: null,
  customerId: null,
  isAgent: null,
  toUpline: null,
  memberLabel: null,
} satisfies Partial<SessionState>;

/**
 * Asks whom the token belongs to (APP-03, LGN-04). Settles after the first try. A failure leaves the person signed in, as far as is
 * known; while that is nothing it is tried again, as what only players may ask waits for it.
 */
export function recallMember(client: Client, session: Session): Promise<void> {
  return new Promise((settle) => {
    void retryUntilDone(async () => {
      await askMember(client, session);
      settle();
      const { token, isAgent } = session.get();
      return !token || owes(session) || isAgent !== null;
    });
  });
}

/** The same, once. */
export async function askMember(client: Client, session: Session): Promise<void> {
  const { token } = session.get();
  if (!token || owes(session)) return;
  const member = await client.call(memberInfo, {}).catch(() => null);
  // Another player may have signed in meanwhile.
  if (member && session.get().token === token) session.set(sessionOf(member));
}

/** While a new password or a proof is due, every other call is refused. */
function owes(session: Session): boolean {
  const { cpw, verify } = session.get();
  return cpw === 'true' || verify === 'true';
}
