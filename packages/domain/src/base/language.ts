const tags: Readonly<Record<string, string>> = {
  CN: 'zh-Hans',
  EN: 'en',
  ID: 'id',
  TH: 'th',
  TY: 'tr',
  UR: 'ur',
  VI: 'vi',
};

/** Maps a platform's language code, which is not BCP 47, to a BCP 47 tag; unknown codes become English. */
export function languageTag(code: string): string {
  return (Object.hasOwn(tags, code) && tags[code]) || 'en';
}

export interface NumberMarks {
  group: string;
  decimal: string;
}

export const englishMarks: NumberMarks = { group: ',', decimal: '.' };
const commaMarks: NumberMarks = { group: '.', decimal: ',' };
const marks: Readonly<Record<string, NumberMarks>> = { ID: commaMarks, TY: commaMarks, VI: commaMarks };

/**
 * Returns the separators of a platform's language: 1.200,50 in Indonesian, Turkish and Vietnamese, otherwise 1,200.50.
 */
export function numberMarks(code: string): NumberMarks {
  return (Object.hasOwn(marks, code) && marks[code]) || englishMarks;
}
