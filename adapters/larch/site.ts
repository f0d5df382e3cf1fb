import {
  type AdapterCall,
  announcementsWire,
  fieldRulesWire,
  isoMoment,
  type Operations,
  optionalText,
  siteCalls,
  snakeCase,
  wordMap,
} from '@baize/adapter';
import * as v from 'valibot';
import { list } from './words.ts';

const field = v.object({
  field: v.string(),
  required: v.boolean(),
  ...v.entriesFromList(['min', 'max'], v.nullable(v.number())),
  pattern: optionalText,
});
const config = snakeCase({
  state: v.string(),
  ...v.entriesFromList(['country', 'dial_code'], optionalText),
  ...v.entriesFromList(['game_hosts', 'image_hosts'], v.array(v.string())),
  signup: v.array(field),
});
const item = snakeCase({
  ...v.entriesFromList(['id', 'kind', 'title', 'body_html'], v.string()),
  image: optionalText,
  link: v.nullable(v.object({ type: v.string(), target: optionalText })),
  published_at: v.nullable(isoMoment),
});

/** States of larch; another one counts as closed. */
const stateOf = wordMap(
  { OPEN: 'open', PAUSED: 'maintenance', BLOCKED: 'blocked' },
  'maintenance',
  'state of the site:',
);
/** Modules that larch has; all others stay off. */
const modules = ['USERNAMEREG3', 'DIRECTREG3'];
const signupNames = { LOGIN: 'username', SECRET: 'password', EMAIL: 'email' };
const contentType = wordMap({ HERO: 'B', NOTICE: 'PL', URGENT: 'H' }, 'PL', 'kind of content:');

/** Reads the settings once in half a minute for everybody; the visitor's address in them is left alone. */
async function configOf(call: AdapterCall) {
  const { state, signup, ...rest } = await call.cached('config', 30, () => call.platform.get('/v2/config', config));
  return { ...rest, modules, state: stateOf(state, call), rules: fieldRulesWire(signup, signupNames) };
}

export const siteOperations = {
  ...siteCalls(configOf),

  merchantWallet: () => ({ isSingle: true }),

  async announcements(asked, call) {
    const page = asked.groupName?.replace(/^w_/, '') ?? 'home';
    const query = { slot: 'hero,notice', page, locale: call.language.toLowerCase() };
    const read = list(call.platform, '/v2/content', item, query);
    const { items } = await call.cached(`content ${JSON.stringify(query)}`, 30, () => read());
    const all = items.map(({ kind, bodyHtml, link, ...same }) => ({
      ...same,
      type: contentType(kind, call),
      content: bodyHtml,
      link: link && { ...link, type: link.type.toLowerCase() },
    }));
    return announcementsWire(all, asked);
  },
} satisfies Operations;
