import { type AdapterCall, type Operations, Refused } from '@baize/adapter';
import * as v from 'valibot';
import { listOf, moment, money, nothing, sum, text } from './words.ts';

export const tokens = v.object({ access_token: v.string(), refresh_token: v.string(), expires_in: v.number() });
const signedIn = v.object({ ...tokens.entries, player: v.object({ id: v.string() }), first_time: v.boolean() });
const opened = v.object({ player: v.object({ id: v.string() }), tokens });
const names = v.object({ available: v.boolean(), ideas: v.array(v.string()) });
const me = v.object({ id: v.string(), login: v.string(), display_name: text, email_masked: text, phone_masked: text });
const sessions = listOf(
  v.object({
    id: v.string(),
    since: moment,
    place: v.object({ country: text, ip: text }),
    agent: text,
    current: v.boolean(),
  }),
);
export const wallet = v.object({ cash: sum, bonus: sum, locked: sum });

/** Credentials of a session: a token of 15 minutes, and the one that renews it once. */
export const credentialsOf = (
  { access_token, refresh_token, expires_in }: v.InferOutput<typeof tokens>,
  now: number,
) => ({ access: access_token, refresh: refresh_token, expiresAt: now + expires_in * 1000 });

/** The last part of an address that tells whose it is. */
const masked = (address: string | null): string | null => address?.replace(/[^.:]+$/, '•') ?? null;

async function sessionsOf({ platform }: AdapterCall) {
  const { data } = await platform.get('/v2/auth/sessions', sessions);
  return data.map(({ id, since, place, agent, current }) => ({
    id,
    since,
    ip: masked(place.ip),
    countryCode: place.country,
    device: agent,
    current,
  }));
}

export const playerOperations = {
  async login({ username, password, type }, { platform, open, now }) {
    if (type !== 'username' || !username || !password) throw new Refused('login-failed');
    const answer = await platform.post('/v2/auth/token', { login: username, secret: password }, signedIn);
    const token = await open(credentialsOf(answer, now()), { id: answer.player.id, kind: 'player' });
    return { token, firstTimeLogin: answer.first_time };
  },

  async logout(_, { platform, close }) {
    try {
      await platform.delete('/v2/auth/sessions/current', nothing);
    } finally {
      await close();
    }
  },

  async checkUsername({ username }, { platform }) {
    const { available, ideas } = await platform.get(`/v2/names/${encodeURIComponent(username)}`, names);
    return { isFree: available, suggestions: ideas };
  },

  async register({ username, password, email, birthday }, { platform, open, now }) {
    const body = { login: username, secret: password, email, birth_date: birthday, terms_version: '1' };
    const answer = await platform.post('/v2/players', body, opened);
    return { token: await open(credentialsOf(answer.tokens, now()), { id: answer.player.id, kind: 'player' }) };
  },

  async changePassword({ oldPassword, newPassword, confirmNewPassword }, { platform, close }) {
    if (newPassword !== confirmNewPassword)
      throw new Refused('validation-failed', { value: { fields: { confirmNewPassword: 'mismatch' } } });
    await platform.put('/v2/me/secret', { current: oldPassword, next: newPassword }, nothing);
    // The contract ends every session; larch leaves this one open.
    await platform.delete('/v2/auth/sessions/current', nothing).catch(() => undefined);
    await close();
  },

  async openSessions(_, call) {
    return (await sessionsOf(call)).map(({ id, since, ...rest }) => ({ ...rest, sessionId: id, startTime: since }));
  },

  async loginHistory(_, call) {
    return (await sessionsOf(call)).map(({ id, since, ...rest }) => ({
      ...rest,
      loginId: id,
      loginTime: since,
      type: 'password' as const,
    }));
  },

  async endSession({ sessionId }, { platform }) {
    await platform.delete(`/v2/auth/sessions/${encodeURIComponent(sessionId)}`, nothing).catch((error) => {
      // A session that is over already is what was asked for.
      if (error?.answer?.status !== 404) throw error;
    });
  },

  async memberInfo(_, { platform }) {
    const { id, login, display_name } = await platform.get('/v2/me', me);
    return { id, account: login, nickname: display_name, type: '3', toUpline: false, clubLabel: null, memberLabel: [] };
  },

  async memberProfile(_, { platform }) {
    const { login, display_name, email_masked, phone_masked } = await platform.get('/v2/me', me);
    return {
      account: login,
      nickname: display_name,
      email: email_masked,
      mobileNum: phone_masked,
      mobileFixed: true,
      hasPaymentPassword: true,
    };
  },

  playerAvatar: () => ({ avatar: null }),

  async saveProfile({ nickname }, { platform }) {
    if (nickname === undefined) throw new Refused('not-allowed');
    const before = await platform.send({ method: 'GET', path: '/v2/me' });
    const headers = { 'if-match': before.headers.get('etag') ?? '' };
    await platform.patch('/v2/me', { display_name: nickname }, nothing, { headers });
  },

  async balance(_, { platform }) {
    const { cash } = await platform.get('/v2/me/wallet', wallet);
    return { sumBalance: money.decimal(cash), currency: cash.currency };
  },

  async wallets(_, { platform }) {
    const { cash } = await platform.get('/v2/me/wallet', wallet);
    return { isSingle: true, currency: cash.currency, mainBalance: money.decimal(cash), wallets: [] };
  },
} satisfies Operations;
