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

/** What stands between the figures of a number. */
export interface NumberMarks {
  group: string;
  decimal: string;
}

export const englishMarks: NumberMarks = { group: ',', decimal: '.' };
const commaMarks: NumberMarks = { group: '.', decimal: ',' };
const marks: Readonly<Record<string, NumberMarks>> = { ID: commaMarks, TY: commaMarks, VI: commaMarks };

/** How the readers of a platform's language write numbers: 1.200,50 in Indonesian, Turkish and Vietnamese, else 1,200.50. */
export function numberMarks(code: string): NumberMarks {
  return (Object.hasOwn(marks, code) && marks[code]) || englishMarks;
}
