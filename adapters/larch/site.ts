import { type AdapterCall, isoMoment, type Operations, optionalText } from '@baize/adapter';
import * as v from 'valibot';

const rule = v.object({
  field: v.string(),
  required: v.boolean(),
  ...v.entriesFromList(['min', 'max'], v.nullable(v.number())),
  pattern: optionalText,
});
const config = v.object({
  state: v.string(),
  ...v.entriesFromList(['country', 'dial_code'], optionalText),
  ...v.entriesFromList(['game_hosts', 'image_hosts'], v.array(v.string())),
  signup: v.array(rule),
});

const item = v.object({
  ...v.entriesFromList(['id', 'kind', 'title', 'body_html'], v.string()),
  image: optionalText,
  link: v.nullable(v.object({ type: v.string(), target: optionalText })),
  published_at: v.nullable(isoMoment),
});
const content = v.object({ data: v.array(item) });

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

const contentTypes: Readonly<Record<string, 'B' | 'PL' | 'H'>> = { HERO: 'B', NOTICE: 'PL', URGENT: 'H' };

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

  async announcements({ types, groupName = 'w_home' }, { platform, cached, language }) {
    const query = { slot: 'hero,notice', page: groupName.replace(/^w_/, ''), locale: language.toLowerCase() };
    const read = () => platform.get('/v2/content', content, query);
    const { data } = await cached(`content ${JSON.stringify(query)}`, 30, read);
    const shown = data.map(({ id, kind, title, body_html, image, link, published_at }) => {
      const type = contentTypes[kind] ?? 'PL';
      const words = { title, content: body_html };
      if (type !== 'B') return { type, id, ...words, time: published_at };
      const [linkageType, linkageTarget] = [link?.type.toLowerCase(), link?.target];
      return { type, bannerId: id, groupName, url: image ?? '', linkageType, linkageTarget, ...words };
    });
    return shown.filter(({ type }) => types.includes(type));
  },
} satisfies Operations;
