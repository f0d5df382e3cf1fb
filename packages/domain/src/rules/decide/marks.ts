import type { Rules } from '../effective.ts';
import type { HelpLine } from '../kinds.ts';

/** Reports whether banners may go on to the next picture by themselves. */
export const movesBanners = ({ values }: Rules): boolean => values.movingBanners;

/** Lists the lines of help to show at the foot of each page; none where no strip is asked for. */
export const footHelpLines = ({ values }: Rules): readonly HelpLine[] => (values.helpLineStrip ? values.helpLine : []);

/** Lists the registers in which people may exclude themselves. */
export const registerLines = ({ values }: Rules): readonly HelpLine[] => values.registers;

export interface MarkLine {
  text: string;
  link: string | null;
}

/**
 * Lists the sentences about the licence in a language, else in English. One that names a licence which the brand does
 * not is left out.
 */
export const licenceMarks = ({ values, licence }: Rules, language: string): readonly MarkLine[] =>
  values.seal.flatMap(({ words, link }) => {
    const written = words[language] ?? words.EN ?? Object.values(words)[0] ?? '';
    const text = written.replace(
      /\{(holder|number)\}/g,
      (place, name: 'holder' | 'number') => licence?.[name] ?? place,
    );
    return text.includes('{') ? [] : [{ text, link }];
  });
