import {
  type AdapterCall,
  anyBody,
  bearerTokens,
  credentialsOf,
  isoMoment,
  type Operations,
  onStatus,
  optionalText,
  Refused,
} from '@baize/adapter';
import * as v from 'valibot';
import { money } from './words.ts';

const player = v.object({ id: v.string() });
const signedIn = v.object({ ...bearerTokens.entries, player, first_time: v.boolean() });
const opened = v.object({ player, tokens: bearerTokens });
const names = v.object({ available: v.boolean(), ideas: v.array(v.string()) });
const me = v.object({
  ...v.entriesFromList(['id', 'login'], v.string()),
  ...v.entriesFromList(['display_name', 'email_masked', 'phone_masked'], optionalText),
});
const place = v.object({ country: optionalText, ip: optionalText });
const session = v.object({ id: v.string(), since: isoMoment, place, agent: optionalText, current: v.boolean() });
export const wallet = v.object({ cash: money.sum, bonus: money.sum, locked: money.sum });

/** Hides the last part of an address, which tells whose it is. */
const masked = (address: string | null): string | null => address?.replace(/[^.:]+$/, '•') ?? null;

async function sessionsOf({ platform }: AdapterCall) {
  const { data } = await platform.get('/v2/auth/sessions', v.object({ data: v.array(session) }));
  return data.map(({ place: { ip, country }, agent, ...rest }) => ({
    ...rest,
    ip: masked(ip),
    countryCode: country,
    device: agent,
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
      await platform.delete('/v2/auth/sessions/current', anyBody);
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
    const made = await platform.post('/v2/players', body, opened);
    return { token: await open(credentialsOf(made.tokens, now()), { id: made.player.id, kind: 'player' }) };
  },

  async changePassword({ oldPassword, newPassword, confirmNewPassword }, { platform, close }) {
    if (newPassword !== confirmNewPassword)
      throw new Refused('validation-failed', { value: { fields: { confirmNewPassword: 'mismatch' } } });
    await platform.put('/v2/me/secret', { current: oldPassword, next: newPassword }, anyBody);
    // The contract ends every session; larch leaves this one open.
    await platform.delete('/v2/auth/sessions/current', anyBody).catch(() => undefined);
    await close();
  },

  openSessions: async (_, call) =>
    (await sessionsOf(call)).map(({ id, since, ...rest }) => ({ ...rest, sessionId: id, startTime: since })),

  loginHistory: async (_, call) =>
    (await sessionsOf(call)).map(({ id, since, ...rest }) => ({
      ...rest,
      loginId: id,
      loginTime: since,
      type: 'password' as const,
    })),

  // A session that is over already is what was asked for.
  endSession: ({ sessionId }, { platform }) =>
    onStatus(404, platform.delete(`/v2/auth/sessions/${encodeURIComponent(sessionId)}`, anyBody), null),

  async endOtherSessions(_, call) {
    const others = (await sessionsOf(call)).filter(({ current }) => !current);
    const end = (id: string) =>
      onStatus(404, call.platform.delete(`/v2/auth/sessions/${encodeURIComponent(id)}`, anyBody), null);
    await Promise.all(others.map(({ id }) => end(id)));
  },

  async memberInfo(_, { platform }) {
    const { id, login, display_name } = await platform.get('/v2/me', me);
    return { id, account: login, nickname: display_name, type: '3', toUpline: false, clubLabel: null, memberLabel: [] };
  },

  async memberProfile(_, { platform }) {
    const { login, display_name, email_masked, phone_masked } = await platform.get('/v2/me', me);
    const contacts = { email: email_masked, mobileNum: phone_masked, mobileFixed: true };
    return { account: login, nickname: display_name, ...contacts, hasPaymentPassword: false };
  },

  async saveProfile({ nickname }, { platform }) {
    if (nickname === undefined) throw new Refused('not-allowed');
    const before = await platform.send({ method: 'GET', path: '/v2/me' });
    const headers = { 'if-match': before.headers.get('etag') ?? '' };
    await platform.patch('/v2/me', { display_name: nickname }, anyBody, { headers });
  },

  async balance(_, { platform }) {
    const { cash } = await platform.get('/v2/me/wallet', wallet);
    return { sumBalance: cash.amount, currency: cash.currency };
  },

  async wallets(_, { platform }) {
    const { cash } = await platform.get('/v2/me/wallet', wallet);
    return { isSingle: true, currency: cash.currency, mainBalance: cash.amount, wallets: [] };
  },
} satisfies Operations;
