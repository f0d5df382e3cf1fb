import { addDays, type Dated, latest, type Profile, type RuleId, ruleIds, ruleOf } from '@baize/domain';
import { ruleFacts } from '@baize/domain/jurisdictions';

const daysAhead = 400;

/** Returns what holds under a profile on a day, as a page of Markdown that a compliance officer can read and sign. */
export function reportOf(profile: Profile, on: string): string {
  const { id, version, name, timeZone, currency, authority, sources } = profile;
  const coming = ruleIds.flatMap((rule) =>
    entriesOf(profile, rule)
      .filter(({ from }) => from > on && from <= addDays(on, daysAhead))
      .map((entry) => ({ rule, entry })),
  );
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
      : coming
          .toSorted((a, b) => (a.entry.from < b.entry.from ? -1 : 1))
          .map(({ rule, entry }) => `- ${entry.from}: \`${rule}\` becomes ${said(entry.value)}${note(entry)}`)),
    '',
    '## Sources',
    '',
    ...Object.entries(sources).map(
      ([ref, { title, publisher, link, checked }]) => `- ${ref}: [${title}](${link}), ${publisher}, read ${checked}`,
    ),
    ...(Object.keys(sources).length === 0 ? ['None.'] : []),
    '',
    'Signed by: ______________________  on: ______________',
    '',
  ].join('\n');
}

/** Returns the rules that differ between two profiles on a day. */
export function differencesOf(one: Profile, other: Profile, on: string): string {
  const rows = ruleIds.flatMap((rule) => {
    const [a, b] = [one, other].map((profile) => said(heldOn(profile, rule, on)?.value ?? ruleOf(rule).open));
    return a === b ? [] : [[`\`${rule}\``, a ?? '', b ?? '']];
  });
  if (rows.length === 0) return `${one.id} and ${other.id} do not differ on ${on}.\n`;
  return `${table(['rule', one.id, other.id], rows).join('\n')}\n`;
}

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

const entriesOf = (profile: Profile, rule: RuleId): readonly Dated[] => profile.rules[rule] ?? [];

function heldOn(profile: Profile, rule: RuleId, on: string): Dated | undefined {
  const held = latest(entriesOf(profile, rule).filter(({ from }) => from <= on));
  return held && (held.to === undefined || on < held.to) ? held : undefined;
}

const said = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const note = ({ note: text }: Dated): string => (text ? ` (${text})` : '');

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)];
}
