const tags: Readonly<Record<string, string>> = {
  CN: 'zh-Hans',
  EN: 'en',
  ID: 'id',
  TH: 'th',
  TY: 'tr',
  UR: 'ur',
  VI: 'vi',
};

/** The BCP 47 tag of a platform's language code; the codes are not BCP 47 themselves, so the ones unknown here are English. */
export function languageTag(code: string): string {
  return (Object.hasOwn(tags, code) && tags[code]) || 'en';
}
