import {
  type AdapterCall,
  anyBody,
  bearerTokens,
  credentialsOf,
  isoMoment,
  type Operations,
  onStatus,
  optionalText,
  path,
  Refused,
  sessionCalls,
  snakeCase,
  wholeList,
} from '@baize/adapter';
import * as v from 'valibot';
import { list, money } from './words.ts';

const player = v.object({ id: v.string() });
const signedIn = v.object({ ...bearerTokens.entries, player, first_time: v.boolean() });
const opened = v.object({ player, tokens: bearerTokens });
const names = v.object({ available: v.boolean(), ideas: v.array(v.string()) });
const me = snakeCase({
  ...v.entriesFromList(['id', 'login'], v.string()),
  ...v.entriesFromList(['display_name', 'email_masked', 'phone_masked'], optionalText),
});
const place = v.object({ country: optionalText, ip: optionalText });
const session = v.object({ id: v.string(), since: isoMoment, place, agent: optionalText, current: v.boolean() });
const wallet = v.object(v.entriesFromList(['cash', 'bonus', 'locked'], money.sum));

export const walletOf = ({ platform }: AdapterCall) => platform.get('/v2/me/wallet', wallet);

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
    const { available, ideas } = await platform.get(path`/v2/names/${username}`, names);
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

  ...sessionCalls({
    async all({ platform }) {
      const all = await wholeList(list(platform, '/v2/auth/sessions', session));
      return all.map(({ place: where, agent, ...rest }) => ({ ...rest, ...where, device: agent }));
    },
    end: (id, { platform }) => onStatus(404, platform.delete(path`/v2/auth/sessions/${id}`, anyBody), null),
  }),

  async memberInfo(_, { platform }) {
    const { id, login, displayName } = await platform.get('/v2/me', me);
    return { id, account: login, nickname: displayName, type: '3', toUpline: false, clubLabel: null, memberLabel: [] };
  },

  async memberProfile(_, { platform }) {
    const { login, displayName, emailMasked, phoneMasked } = await platform.get('/v2/me', me);
    const contacts = { email: emailMasked, mobileNum: phoneMasked, mobileFixed: true };
    return { account: login, nickname: displayName, ...contacts, hasPaymentPassword: false };
  },

  async saveProfile({ nickname }, { platform }) {
    if (nickname === undefined) throw new Refused('not-allowed');
    const before = await platform.send({ method: 'GET', path: '/v2/me' });
    const headers = { 'if-match': before.headers.get('etag') ?? '' };
    await platform.patch('/v2/me', { display_name: nickname }, anyBody, { headers });
  },

  async balance(_, call) {
    const { cash } = await walletOf(call);
    return { sumBalance: cash.amount, currency: cash.currency };
  },

  async wallets(_, call) {
    const { cash } = await walletOf(call);
    return { isSingle: true, currency: cash.currency, mainBalance: cash.amount, wallets: [] };
  },
} satisfies Operations;
