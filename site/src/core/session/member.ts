import { type Client, memberInfo, type ValueOf } from '@baize/gateway';
import { retryUntilDone } from '../browser/retryUntilDone.ts';
import type { Session, SessionState } from './session.ts';

export const sessionOf = (member: ValueOf<typeof memberInfo>): Partial<SessionState> => ({
  account: member.account,
  nickname: member.nickname,
  customerId: member.id,
  isAgent: member.type,
  toUpline: String(member.toUpline),
  memberLabel: member.labels.join(','),
});

export const unknownMember = {
  nickname: null,
  customerId: null,
  isAgent: null,
  toUpline: null,
  memberLabel: null,
} satisfies Partial<SessionState>;

/**
 * Requests the token's player (APP-03, LGN-04); resolves after the first attempt. On failure the player stays signed in
 * with what we know; if we know nothing, it retries, because player-only calls wait for this.
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

export async function askMember(client: Client, session: Session): Promise<void> {
  const { token } = session.get();
  if (!token || owes(session)) return;
  const member = await client.call(memberInfo, {}).catch(() => null);
  if (member && session.get().token === token) session.set(sessionOf(member));
}

function owes(session: Session): boolean {
  const { cpw, verify } = session.get();
  return cpw === 'true' || verify === 'true';
}
