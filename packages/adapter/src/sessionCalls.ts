import type { Operations, SignedCall } from './types.ts';

/** Session of a player as a platform lists it. */
export interface PlainSession {
  id: string;
  /** Moment of the login, ms since 1970. */
  since: number;
  ip: string | null;
  /** Two capitals, such as PK. */
  country: string | null;
  device: string | null;
  /** Marks the calling session. */
  current: boolean;
}

/** Hides the last part of an address, which tells whose it is. */
const masked = (address: string | null): string | null => address?.replace(/[^.:]+$/, '•') ?? null;

const placeOf = ({ ip, country, device, current }: PlainSession) => ({
  ip: masked(ip),
  countryCode: country,
  device,
  current,
});

interface SessionParts {
  all(call: SignedCall): Promise<readonly PlainSession[]>;
  /** Ends a session of the player; one that is over already is no failure. */
  end(id: string, call: SignedCall): Promise<unknown>;
}

/** Makes the calls of open sessions. Their list is the history of logins, too, for a platform that keeps no other. */
export const sessionCalls = ({ all, end }: SessionParts) =>
  ({
    async openSessions(_, call) {
      return (await all(call)).map((one) => ({ sessionId: one.id, startTime: one.since, ...placeOf(one) }));
    },

    async loginHistory(_, call) {
      const type = 'password' as const;
      return (await all(call)).map((one) => ({ loginId: one.id, loginTime: one.since, type, ...placeOf(one) }));
    },

    async endSession({ sessionId }, call) {
      await end(sessionId, call);
    },

    async endOtherSessions(_, call) {
      const others = (await all(call)).filter(({ current }) => !current);
      await Promise.all(others.map(({ id }) => end(id, call)));
    },
  }) satisfies Operations;
