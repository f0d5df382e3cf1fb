import { type Direction, directionOf, tagOf } from './tags.ts';

/** Language a brand can enable. `code` is the platform's, `tag` is BCP 47. */
export interface Language {
  code: string;
  tag: string;
  name: string;
  direction: Direction;
  flag: string;
}

const language = (code: string, name: string, flag: string): Language => ({
  code,
  tag: tagOf(code),
  name,
  direction: directionOf(code),
  flag,
});

export const languages: readonly Language[] = [
  language('EN', 'English', 'gb'),
  language('UR', 'اردو', 'pk'),
  language('CN', '简体中文', 'cn'),
  language('ID', 'Bahasa Indonesia', 'id'),
  language('TH', 'ไทย', 'th'),
  language('TY', 'Türkçe', 'tr'),
  language('VI', 'Tiếng Việt', 'vn'),
  language('TW', '繁體中文', 'tw'),
  language('JA', '日本語', 'jp'),
  language('KO', '한국어', 'kr'),
  language('MS', 'Bahasa Melayu', 'my'),
  language('FIL', 'Filipino', 'ph'),
  language('KM', 'ខ្មែរ', 'kh'),
  language('LO', 'ລາວ', 'la'),
  language('MY', 'မြန်မာ', 'mm'),
  language('HI', 'हिन्दी', 'in'),
  language('BN', 'বাংলা', 'bd'),
  language('TA', 'தமிழ்', 'lk'),
  language('TE', 'తెలుగు', 'in'),
  language('NE', 'नेपाली', 'np'),
  language('SI', 'සිංහල', 'lk'),
  language('AR', 'العربية', 'ae'),
  language('FA', 'فارسی', 'ir'),
  language('HE', 'עברית', 'il'),
  language('RU', 'Русский', 'ru'),
  language('UK', 'Українська', 'ua'),
  language('KK', 'Қазақша', 'kz'),
  language('UZ', 'Oʻzbekcha', 'uz'),
  language('DE', 'Deutsch', 'de'),
  language('FR', 'Français', 'fr'),
  language('ES', 'Español', 'es'),
  language('PT', 'Português', 'br'),
  language('IT', 'Italiano', 'it'),
  language('PL', 'Polski', 'pl'),
  language('SW', 'Kiswahili', 'ke'),
];

/** Accented, lengthened English and mirrored English, for reviews and tests; never offered to players. */
export const pseudoLanguages: readonly Language[] = [
  language('XA', 'Ļóñğ Éñğļíšĥ', 'un'),
  language('XB', 'Mirrored English', 'un'),
];

const byCode = new Map([...languages, ...pseudoLanguages].map((item) => [item.code, item]));

export const languageOf = (code: string): Language => byCode.get(code) ?? (languages[0] as Language);
