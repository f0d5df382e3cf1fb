import type { Profile } from '@baize/domain';
import type { RuleFile } from './deadRules.ts';

/**
 * Lists files that say what only a profile may: the name of an authority, register or help line, a number to call or a
 * host that they link, or a comparison with the id of a profile (JUR-04).
 */
export function namedJurisdictions(profiles: readonly Profile[], files: readonly RuleFile[]): string[] {
  const texts = new Set(profiles.flatMap(ownTexts));
  const ids = profiles.map(({ id }) => id).join('|');
  const compared = new RegExp(`(?:profile|jurisdiction|licence)\\w*\\s*[!=]==?\\s*['"](?:${ids})['"]`, 'i');
  return files.flatMap(({ path, code }) => [
    ...[...texts]
      .filter((text) => says(code, text))
      .map((text) => `${path} says "${text}", which belongs in a profile`),
    ...(compared.test(code) ? [`${path} asks for a profile by its id`] : []),
  ]);
}

function ownTexts({ authority, rules }: Profile): string[] {
  const lines = [...(rules.helpLine ?? []), ...(rules.registers ?? [])].flatMap(({ value }) => value);
  const links = [authority?.link, ...lines.map(({ link }) => link)];
  return [
    authority?.name,
    ...lines.flatMap(({ name, phone }) => [name, phone]),
    ...links.map((link) => (link ? new URL(link).host : null)),
  ].filter((text): text is string => Boolean(text));
}

/** An abbreviation is found as it is written only, because in small letters it may be a word. */
const says = (code: string, text: string): boolean =>
  new RegExp(
    `(?<![\\w.-])${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`,
    text === text.toUpperCase() ? '' : 'i',
  ).test(code);
