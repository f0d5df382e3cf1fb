export type Direction = 'ltr' | 'rtl';

/** A language that a brand can enable. `code` is the platform's, `tag` what browsers understand (BCP 47). */
export interface Language {
  code: string;
  tag: string;
  name: string;
  direction: Direction;
  /** Country code of the flag shown beside the name. */
  flag: string;
}

const language = (code: string, tag: string, name: string, flag: string, direction: Direction = 'ltr'): Language => ({
  code,
  tag,
  name,
  direction,
  flag,
});

/** The platform's codes are not BCP 47 (`CN`, `TY`), so the tags are a table and nothing is guessed. */
export const languages: readonly Language[] = [
  language('EN', 'en', 'English', 'gb'),
  language('UR', 'ur', 'اردو', 'pk', 'rtl'),
  language('CN', 'zh-Hans', '简体中文', 'cn'),
  language('ID', 'id', 'Bahasa Indonesia', 'id'),
  language('TH', 'th', 'ไทย', 'th'),
  language('TY', 'tr', 'Türkçe', 'tr'),
  language('VI', 'vi', 'Tiếng Việt', 'vn'),
  language('TW', 'zh-Hant', '繁體中文', 'tw'),
  language('JA', 'ja', '日本語', 'jp'),
  language('KO', 'ko', '한국어', 'kr'),
  language('MS', 'ms', 'Bahasa Melayu', 'my'),
  language('FIL', 'fil', 'Filipino', 'ph'),
  language('KM', 'km', 'ខ្មែរ', 'kh'),
  language('LO', 'lo', 'ລາວ', 'la'),
  language('MY', 'my', 'မြန်မာ', 'mm'),
  language('HI', 'hi', 'हिन्दी', 'in'),
  language('BN', 'bn', 'বাংলা', 'bd'),
  language('TA', 'ta', 'தமிழ்', 'lk'),
  language('TE', 'te', 'తెలుగు', 'in'),
  language('NE', 'ne', 'नेपाली', 'np'),
  language('SI', 'si', 'සිංහල', 'lk'),
  language('AR', 'ar', 'العربية', 'ae', 'rtl'),
  language('FA', 'fa', 'فارسی', 'ir', 'rtl'),
  language('HE', 'he', 'עברית', 'il', 'rtl'),
  language('RU', 'ru', 'Русский', 'ru'),
  language('UK', 'uk', 'Українська', 'ua'),
  language('KK', 'kk', 'Қазақша', 'kz'),
  language('UZ', 'uz', 'Oʻzbekcha', 'uz'),
  language('DE', 'de', 'Deutsch', 'de'),
  language('FR', 'fr', 'Français', 'fr'),
  language('ES', 'es', 'Español', 'es'),
  language('PT', 'pt', 'Português', 'br'),
  language('IT', 'it', 'Italiano', 'it'),
  language('PL', 'pl', 'Polski', 'pl'),
  language('SW', 'sw', 'Kiswahili', 'ke'),
];

/** For reviews and tests: English stretched and accented, and English mirrored. Never offered to a player. */
export const pseudoLanguages: readonly Language[] = [
  language('XA', 'en-XA', 'Ļóñğ Éñğļíšĥ', 'un'),
  language('XB', 'ar-XB', 'Mirrored English', 'un', 'rtl'),
];

const byCode = new Map([...languages, ...pseudoLanguages].map((item) => [item.code, item]));

/** The language of a platform code; English when the code is unknown. */
export const languageOf = (code: string): Language => byCode.get(code) ?? (languages[0] as Language);
