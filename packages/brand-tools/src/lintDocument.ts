import { createPublicKey } from 'node:crypto';
import { type JurisdictionFile, registrationNames } from '@baize/domain';
import { hasCatalogue } from '@baize/messages';
import { languages as knownLanguages } from '@baize/messages/languages';
import { type BrandSource, documentOf } from '@baize/tokens/brand/source';
import type { Code } from './codes.ts';
import type { Mend, Path, Subject } from './finding.ts';
import { isAllowed, lintMarks } from './lintMarks.ts';
import { lintRules } from './lintRules.ts';

interface Facts {
  merchantCode?: string;
  languages?: readonly string[];
  defaultLanguage?: string;
  texts?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  licences?: readonly unknown[];
  allowedHosts?: readonly string[];
  social?: Readonly<Record<string, unknown>>;
  socialLogins?: readonly { url: string }[];
  platformKey?: { key: string | { n: string } };
  ageGate?: unknown;
  freePlay?: 'look' | 'demo';
  jurisdiction?: JurisdictionFile;
}

/** Lints a document of valid shape: languages, links, keys, law, and the sandbox's registration. */
export function lintDocument(
  subject: Subject,
  source: BrandSource,
  others: readonly { id: string; source: BrandSource }[],
): void {
  const facts = source.document as Facts;
  const find: Find = (severity, code, path, message, fix, mend) =>
    subject.find(severity, code, ['document', ...path], message, fix, 'value', mend);
  lintLanguages(facts, find);
  lintLinks(facts, find);
  lintRules(facts.jurisdiction, find);
  lintMarks(subject, source.document, ['document'], true);
  lintLaw(facts, source.bare === true, find);
  lintFields(subject, source);
  for (const { id, source: other } of others) {
    const twin = (other.document as Facts).merchantCode;
    if (id !== subject.id && twin === facts.merchantCode)
      find(
        'error',
        'B150',
        ['merchantCode'],
        `merchantCode ${twin} is that of ${id} too`,
        'Use the code that the platform gave this brand.',
      );
    if (id !== subject.id && other.name === source.name)
      subject.find('error', 'B151', ['name'], `${id} is called ${source.name} too`, 'Give it a name of its own.');
  }
  if (JSON.stringify(documentOf(subject.id, source)).length > 200_000)
    find(
      'warning',
      'B152',
      [],
      'the document is larger than 200 kB, and every visitor waits for it',
      'Shorten the texts.',
    );
}

type Find = (severity: 'error' | 'warning', code: Code, path: Path, message: string, fix: string, mend?: Mend) => void;

function lintLanguages({ languages = ['EN', 'UR'], defaultLanguage = 'EN', texts = {} }: Facts, find: Find): void {
  const known = new Set(knownLanguages.map(({ code }) => code as string));
  for (const [place, code] of languages.entries()) {
    if (!known.has(code))
      find(
        'error',
        'B404',
        ['languages', place],
        `${code} is no language that is known`,
        `One of ${[...known].join(', ')}.`,
      );
    else if (!hasCatalogue(code))
      find(
        'warning',
        'B401',
        ['languages', place],
        `${code} has no words: English stands there`,
        `Add packages/messages/catalogues/${code}.`,
      );
    if (languages.indexOf(code) < place)
      find('warning', 'B406', ['languages', place], `${code} stands here twice`, 'Remove one.', {
        kind: 'remove',
        path: ['document', 'languages', place],
      });
  }
  if (!languages.includes(defaultLanguage))
    find(
      'error',
      'B402',
      ['defaultLanguage'],
      `the default language ${defaultLanguage} is not among the languages`,
      'Add it to "languages".',
    );
  for (const [kind, words] of Object.entries(texts)) {
    for (const code of languages)
      if (hasCatalogue(code) && Object.keys(words).length > 0 && !words[code])
        find('warning', 'B403', ['texts', kind], `${kind} has no words in ${code}`, `Add "${code}".`);
    for (const code of Object.keys(words))
      if (!languages.includes(code))
        find(
          'warning',
          'B405',
          ['texts', kind, code],
          `${kind} speaks ${code}, which is not among the languages`,
          'Add the language or remove the words.',
        );
  }
}

function lintLinks({ allowedHosts = [], social = {}, socialLogins = [] }: Facts, find: Find): void {
  for (const [network, address] of Object.entries(social))
    if (typeof address === 'string' && !isAllowed(address, allowedHosts))
      find(
        'error',
        'B132',
        ['social', network],
        `${network} leads to a host that is not allowed: the link would be dead`,
        `Add ${new URL(address).host} to "allowedHosts".`,
      );
  for (const [place, { url }] of socialLogins.entries())
    if (!isAllowed(url, allowedHosts))
      find(
        'error',
        'B133',
        ['socialLogins', place, 'url'],
        'the login leads to a host that is not allowed',
        `Add ${new URL(url).host} to "allowedHosts".`,
      );
}

function lintLaw(
  { licences = [], platformKey, ageGate, freePlay, jurisdiction = {} }: Facts,
  bare: boolean,
  find: Find,
): void {
  if (licences.length === 0 && !bare)
    find('warning', 'B601', ['licences'], 'no licence is shown', 'Name the licences that the operator holds.');
  if (licences.length > 0 && ageGate === undefined)
    find(
      'warning',
      'B602',
      [],
      'the age mark is not set: 18 is taken',
      'Add "ageGate": 18 or 21, or an entry with the age.',
    );
  if (jurisdiction.helpLine === false)
    find(
      'warning',
      'B603',
      ['jurisdiction', 'helpLine'],
      'the line to the help line is switched off',
      'Leave it on where a licence asks for it.',
    );
  if (jurisdiction.realityCheck === null)
    find(
      'warning',
      'B604',
      ['jurisdiction', 'realityCheck'],
      'there is no reality check',
      'Set the minutes between two.',
    );
  if (freePlay === 'demo' && jurisdiction.freePlay !== true)
    find(
      'error',
      'B606',
      ['freePlay'],
      'free play on play money is chosen, and the jurisdiction forbids free play',
      'Set "jurisdiction.freePlay" where it is lawful, or remove "freePlay".',
    );
  const bits = keyLength(platformKey?.key);
  if (bits !== null && bits < 2048)
    find(
      'error',
      'B131',
      ['platformKey', 'key'],
      bits > 0 ? `the platform key has ${bits} bits, needs 2048` : 'the platform key can not be read',
      'Ask the platform for its public RSA key.',
    );
}

/** Returns the bits of an RSA key; 0 for other keys, null if missing or unreadable. */
function keyLength(key: string | { n: string } | undefined): number | null {
  if (key === undefined) return null;
  try {
    const read =
      typeof key === 'string'
        ? createPublicKey(key)
        : createPublicKey({ key: key as JsonWebKey, format: 'jwk' } as never);
    return read.asymmetricKeyDetails?.modulusLength ?? 0;
  } catch {
    return 0;
  }
}

function lintFields(subject: Subject, { sandbox }: BrandSource): void {
  const { fields, rules = {} } = sandbox?.registration ?? {};
  if (!fields) return;
  const path = ['sandbox', 'registration'];
  const known: readonly string[] = registrationNames;
  for (const [place, field] of fields.entries())
    if (!known.includes(field))
      subject.find(
        'error',
        'B501',
        [...path, 'fields', place],
        `no form has a field ${field}`,
        `One of ${known.join(', ')}.`,
      );
  for (const field of Object.keys(rules))
    if (!fields.includes(field))
      subject.find(
        'error',
        'B502',
        [...path, 'rules', field],
        `${field} has a rule but is not asked for: no step fills it`,
        'Add it to "fields".',
        'key',
      );
  if (!fields.includes('username') && !fields.includes('mobileNum'))
    subject.find(
      'error',
      'B503',
      [...path, 'fields'],
      'neither a username nor a mobile number is asked for: nobody could log in',
      'Add "username".',
    );
  if (!fields.includes('password'))
    subject.find('error', 'B504', [...path, 'fields'], 'no password is asked for', 'Add "password".');
}
