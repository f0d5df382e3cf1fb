import { cleanNumber, footHelpLines, type HelpLine, licenceMarks, registerLines } from '@baize/domain';
import { useRules } from '../core/services/rules.ts';
import { useLanguage } from '../core/services/services.ts';

/** Returns the sentences about the licence, the registers and the lines of help, where the rules ask for them. */
export function useSafetyLines() {
  const rules = useRules();
  const language = useLanguage();
  const seals = licenceMarks(rules, language).map(({ text, link }) => ({ id: text, text, href: link ?? undefined }));
  return { seals, registers: registerLines(rules).map(lineOf), help: footHelpLines(rules).map(lineOf) };
}

const lineOf = ({ name, phone, link }: HelpLine) => ({
  id: `${name} ${phone} ${link}`,
  text: name,
  href: link ?? undefined,
  phone: phone === null ? undefined : { text: phone, href: `tel:${cleanNumber(phone)}` },
});
