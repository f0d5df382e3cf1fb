import { type Dated, type Profile, type RuleId, ruleIds, ruleOf } from '@baize/domain';
import { changesAfter, daysAhead, heldOn, ruleFacts, unverifiedOn } from '@baize/domain/jurisdictions';

/** Returns what holds under a profile on a day, as a page of Markdown that a compliance officer can read and sign. */
export function reportOf(profile: Profile, on: string): string {
  const { id, version, name, timeZone, currency, authority, sources } = profile;
  const coming = changesAfter(profile, on);
  return [
    `# ${name.EN ?? id} (${id})`,
    '',
    'Engineering defaults, not legal advice. Read each source before you sign.',
    '',
    ...(profile.draft ? ['- **Draft**: not for real people'] : []),
    `- Version ${version}, as it holds on ${on} in ${timeZone}`,
    `- Amounts in ${currency ?? 'any currency'}`,
    `- Authority: ${authority ? `[${authority.name}](${authority.link})` : 'none'}`,
    '',
    ...table(
      ['rule', 'in words', 'value', 'since', 'certainty', 'who', 'source'],
      ruleIds.map((rule) => row(profile, rule, on)),
    ),
    '',
    `## Changes in the next ${daysAhead} days`,
    '',
    ...(coming.length === 0
      ? ['None is known.']
      : coming.map(({ day, rule, entry }) =>
          entry
            ? `- ${day}: \`${rule}\` becomes ${said(entry.value)}${note(entry)}, ${entry.certainty}`
            : `- ${day}: \`${rule}\` ends`,
        )),
    '',
    '## Sources',
    '',
    ...Object.entries(sources).map(
      ([ref, { title, publisher, link, checked }]) => `- ${ref}: [${title}](${link}), ${publisher}, read ${checked}`,
    ),
    ...(Object.keys(sources).length === 0 ? ['None.'] : []),
    '',
    ...toSign(profile, on),
  ].join('\n');
}

/** Lists the unverified rules in force, and the signature that a brand writes once the report is read (JUR-09). */
function toSign(profile: Profile, on: string): string[] {
  if (profile.draft) return ['## Signature', '', 'A draft is not signed.', ''];
  if (ruleIds.every((rule) => !heldOn(profile, rule, on)))
    return ['## Signature', '', 'No rule holds, so nothing is signed.', ''];
  const unverified = unverifiedOn(profile, on);
  const signed = { by: '', on: '', version: profile.version, ...(unverified.length > 0 && { unverified }) };
  return [
    '## Signature',
    '',
    ...(unverified.length === 0
      ? ['No rule in force is unverified.']
      : ['These rules in force were not checked. The signature accepts each of them:', '']),
    ...unverified.map((rule) => `- [ ] \`${rule}\`: ${ruleFacts[rule].about}`),
    '',
    'Signed by: ______________________  on: ______________',
    '',
    'Write it into the brand document under `jurisdiction`; a build for real people asks for it:',
    '',
    '```json',
    `"signed": ${JSON.stringify(signed)}`,
    '```',
    '',
  ];
}

export interface Standing {
  profile: Profile;
  day: string;
}

/** Returns the rules that differ between two profiles, or between two days of one. */
export function differencesOf(one: Standing, other: Standing): string {
  const rows = ruleIds.flatMap((rule) => {
    const [a, b] = [one, other].map(({ profile, day }) => heldOn(profile, rule, day));
    const [was, is] = [a, b].map((held) => said(held?.value ?? ruleOf(rule).open));
    return was === is ? [] : [[`\`${rule}\``, ruleFacts[rule].about, cell(was, a), cell(is, b)]];
  });
  const heads =
    one.profile.id === other.profile.id ? [one.day, other.day] : [one, other].map(({ profile }) => profile.id);
  if (rows.length === 0) return `${nameOf(one)} and ${nameOf(other)} do not differ.\n`;
  return `${table(['rule', 'in words', ...heads], rows).join('\n')}\n`;
}

const nameOf = ({ profile, day }: Standing): string => `${profile.id} on ${day}`;

const cell = (words = '', held: Dated | undefined): string =>
  held ? `${words}, ${held.certainty}` : `${words}, no rule`;

function row(profile: Profile, rule: RuleId, on: string): string[] {
  const { about } = ruleFacts[rule];
  const held = heldOn(profile, rule, on);
  if (!held) return [`\`${rule}\``, about, `${said(ruleOf(rule).open)}`, '', 'no rule', '', ''];
  const { value, from, certainty, part, source } = held;
  const link = profile.sources[source.ref]?.link ?? '';
  return [
    `\`${rule}\``,
    about,
    said(value) + note(held),
    from,
    certainty,
    part,
    `[${source.ref}](${link}) ${source.section}`,
  ];
}

const said = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const note = ({ note: text }: Dated): string => (text ? ` (${text})` : '');

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.map((one) => one.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)];
}
