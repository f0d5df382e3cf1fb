import type { AdapterCall, Operations } from '@baize/adapter';
import * as v from 'valibot';
import { listOf, moment, text } from './words.ts';

const config = v.object({
  state: v.string(),
  country: text,
  dial_code: text,
  game_hosts: v.array(v.string()),
  image_hosts: v.array(v.string()),
  signup: v.array(
    v.object({
      field: v.string(),
      required: v.boolean(),
      min: v.nullable(v.number()),
      max: v.nullable(v.number()),
      pattern: text,
    }),
  ),
});

const content = listOf(
  v.object({
    id: v.string(),
    kind: v.string(),
    title: v.string(),
    body_html: v.string(),
    image: text,
    link: v.nullable(v.object({ type: v.string(), target: text })),
    published_at: v.nullable(moment),
  }),
);

/** Settings of larch, asked once in half a minute for everybody; the visitor's address in them is left alone. */
const configOf = ({ platform, cached }: AdapterCall) => cached('config', 30, () => platform.get('/v2/config', config));

const statuses: Readonly<Record<string, number>> = { OPEN: 0, PAUSED: 1, BLOCKED: 2 };
/** Modules that larch has; all others stay off. */
const modules = ['USERNAMEREG3', 'DIRECTREG3'];
const signupNames: Readonly<Record<string, string>> = { LOGIN: 'username', SECRET: 'password', EMAIL: 'email' };

async function rulesOf(call: AdapterCall) {
  const { signup } = await configOf(call);
  const own = signup.flatMap(({ field, required, min, max, pattern }) => {
    const name = signupNames[field];
    if (!name) return [];
    return [
      [name, { enabled: '1' as const, required, minLength: min, maxLength: max, acceptedPattern: pattern }] as const,
    ];
  });
  return Object.fromEntries(own);
}

const noticeTypes: Readonly<Record<string, 'PL' | 'H'>> = { NOTICE: 'PL', URGENT: 'H' };

export const siteOperations = {
  async permission(_, call) {
    const { state, game_hosts, image_hosts } = await configOf(call);
    return {
      info: {
        whitelabel: modules.map((modId) => ({ modId, enabled: '1' })),
        registrationRules: await rulesOf(call),
        resources: [],
        customerService: [],
        analytics: null,
        imageCDNs: image_hosts,
        launchGameCDNs: game_hosts,
        location: { ip: call.visitor.address },
        maintenance: state === 'PAUSED',
        regionRestriction: state === 'BLOCKED',
      },
    };
  },

  async systemStatus(_, call) {
    const { state } = await configOf(call);
    return { status: statuses[state] ?? 1, ip: call.visitor.address };
  },

  async countryCode(_, call) {
    const { country, dial_code } = await configOf(call);
    return { countryCode: country, countryDialingCode: dial_code };
  },

  registerSettings: async (_, call) => ({ rules: await rulesOf(call), humanCheck: null }),

  merchantWallet: () => ({ isSingle: true }),

  async announcements({ types, groupName }, { platform, cached, language }) {
    const slots = [...(types.includes('B') ? ['hero'] : []), ...(types.some((type) => type !== 'B') ? ['notice'] : [])];
    const page = groupName?.replace(/^w_/, '');
    const query = { slot: slots.join(','), page, locale: language.toLowerCase() };
    const { data } = await cached(`content ${JSON.stringify(query)}`, 30, () =>
      platform.get('/v2/content', content, query),
    );
    const shown = data.map(({ id, kind, title, body_html, image, link, published_at }) => {
      if (kind !== 'HERO')
        return { type: noticeTypes[kind] ?? 'PL', id, title, content: body_html, time: published_at };
      const [linkageType, linkageTarget] = [link?.type.toLowerCase(), link?.target];
      const banner = { type: 'B' as const, bannerId: id, groupName: groupName ?? '', url: image ?? '' };
      return { ...banner, title, content: body_html, linkageType, linkageTarget };
    });
    return shown.filter(({ type }) => types.includes(type));
  },
} satisfies Operations;
