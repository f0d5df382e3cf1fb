import { reportOf } from '@baize/brand-tools/rules/reportProfile';
import { type Dated, type Profile, type RuleId, ruleIds, ruleOf } from '@baize/domain';
import { changesAfter, heldOn, profiles, ruleFacts, unverifiedOn, valueInWords } from '@baize/domain/jurisdictions';
import { brandDocuments } from '@baize/tokens/brandDocuments';
import { addons } from 'storybook/preview-api';
import { useToolbar } from '../docs/DocsFrame.tsx';
import { link, title, words } from '../docs/docs.css.ts';
import * as css from './compliance.css.ts';
import { proofOf } from './ruleProofs.ts';
import { Timeline } from './Timeline.tsx';
import { useDay } from './useDay.ts';
import { dayInWords, daysBetween } from './words.ts';

/** Shows one profile on the toolbar's day: figures, coming changes, and each rule with its source and proofs. */
export function ProfilePage({ profile: id }: { profile: string }) {
  const profile = profiles.find((one) => one.id === id);
  if (!profile) throw new Error(`there is no profile ${id}`);
  return <Page profile={profile} />;
}

function Page({ profile }: { profile: Profile }) {
  const { id, name, version, timeZone, currency, draft } = profile;
  const day = useDay(timeZone);
  const held = ruleIds.flatMap((rule) => {
    const entry = heldOn(profile, rule, day);
    return entry ? [{ rule, entry }] : [];
  });
  return (
    <div className={`sb-unstyled ${css.sheet}`} dir="ltr" lang="en">
      <header className={css.head}>
        <h1 className={title}>{name.EN}</h1>
        <p className={css.badges}>
          {[id, `Version ${version}`, [timeZone, currency ?? 'any currency'].join(' · ')].map((badge) => (
            <span key={badge} className={css.badge}>
              {badge}
            </span>
          ))}
          <Signature profile={profile} />
        </p>
        <p className={css.files}>
          <a
            className={link}
            href={fileOf('application/json', `${JSON.stringify(profile, null, 2)}\n`)}
            download={`${id}.json`}
          >
            {id}.json
          </a>
          <a className={link} href={fileOf('text/markdown', reportOf(profile, day))} download={`${id}-${day}.md`}>
            Report to sign
          </a>
        </p>
      </header>
      <p className={words}>
        {held.length === 0 ? 'No rule holds' : `${held.length} rules hold`} on {dayInWords(day)}. Engineering defaults,
        not legal advice: the profile is used for real people only after the operator’s compliance has signed it.
        {draft && ' It is a draft: no build for real people takes it.'}
      </p>
      <Tallies profile={profile} day={day} held={held} />
      <Timeline profile={profile} day={day} />
      <RuleTable profile={profile} day={day} held={held} />
    </div>
  );
}

const fileOf = (type: string, text: string): string => `data:${type};charset=utf-8,${encodeURIComponent(text)}`;

function Signature({ profile: { id, draft } }: { profile: Profile }) {
  const { brand } = useToolbar(addons.getChannel());
  const jurisdiction = Object.entries(brandDocuments).find(([name]) => name === brand)?.[1].document.jurisdiction;
  const { profile, signed } = (jurisdiction ?? {}) as { profile?: string; signed?: { on: string } | null };
  const on = profile === id ? signed?.on : undefined;
  return (
    <span className={css.badge} data-tone={on === undefined ? 'warning' : 'positive'}>
      {draft ? 'Draft' : on === undefined ? 'Not signed' : `Signed ${dayInWords(on)}`}
    </span>
  );
}

interface Held {
  rule: RuleId;
  entry: Dated;
}

interface OnDay {
  profile: Profile;
  day: string;
  held: readonly Held[];
}

function Tallies({ profile, day, held }: OnDay) {
  const coming = changesAfter(profile, day);
  const [next] = coming;
  const unverified = unverifiedOn(profile, day);
  const unproved = held.filter(({ rule }) => !isProved(rule));
  const sourced = held.filter(({ entry }) => entry.certainty === 'sourced').length;
  const tallies = [
    { count: held.length, label: 'rules in force', more: `${sourced} read in the primary text` },
    {
      count: coming.length,
      label: 'announced',
      more: next ? `next on ${dayInWords(next.day)}, in ${daysBetween(day, next.day)} days` : 'no change is known',
    },
    {
      count: unverified.length,
      label: 'unverified',
      more:
        unverified.length === 0 ? 'nothing to name in a signature' : `${unverified.join(', ')}: a signature names them`,
    },
    {
      count: unproved.length,
      label: 'without story or test',
      more:
        unproved.length === 0 ? 'each is proved' : `${unproved.map(({ rule }) => rule).join(', ')}: the check fails`,
    },
  ];
  return (
    <ul className={css.tallies}>
      {tallies.map(({ count, label, more }) => (
        <li key={label} className={css.tally}>
          <span className={css.count}>{count}</span>
          <span>
            <strong>{label}</strong>
            <br />
            {more}
          </span>
        </li>
      ))}
    </ul>
  );
}

function isProved(rule: RuleId): boolean {
  const { tests, stories } = proofOf(rule);
  return tests > 0 && (stories.length > 0 || ruleFacts[rule].inGames === true);
}

const heads = ['Rule', 'Value', 'Changed or next', 'Certainty', 'Source', 'Who', 'Story', 'Tests'] as const;

function RuleTable({ profile, day, held }: OnDay) {
  const coming = changesAfter(profile, day);
  if (held.length === 0) return <p className={words}>The profile says nothing; each rule has its open value.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
    <section className={css.scroller} aria-label="Rules" tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {held.map(({ rule, entry }) => {
            const { value, certainty, source, part, note, from } = entry;
            const { tests, requirements, stories } = proofOf(rule);
            const next = coming.find((change) => change.rule === rule);
            const [story] = stories;
            return (
              <tr key={rule} data-unproved={!isProved(rule) || undefined}>
                <th scope="row">
                  {ruleFacts[rule].about}
                  <code>{rule}</code>
                </th>
                <td data-head={heads[1]}>{valueInWords(value, profile.currency)}</td>
                <td data-head={heads[2]}>
                  {next ? (
                    <span className={css.badge} data-tone="info">
                      from {dayInWords(next.day)}:{' '}
                      {valueInWords(next.entry?.value ?? ruleOf(rule).open, profile.currency)}
                    </span>
                  ) : (
                    `since ${dayInWords(from)}`
                  )}
                  {note && <small>{note}</small>}
                </td>
                <td data-head={heads[3]}>
                  <span className={css.badge} data-tone={tones[certainty]}>
                    {certainty}
                  </span>
                </td>
                <td data-head={heads[4]}>
                  <a className={link} href={profile.sources[source.ref]?.link} target="_blank" rel="noreferrer">
                    {source.section}
                  </a>
                  <small>{profile.sources[source.ref]?.publisher}</small>
                </td>
                <td data-head={heads[5]}>{part}</td>
                <td data-head={heads[6]}>
                  {story ? (
                    <a className={link} href={`./?path=/story/${story.id}`} target="_top">
                      {story.name}
                    </a>
                  ) : ruleFacts[rule].inGames ? (
                    'in the games'
                  ) : (
                    'none: the check fails'
                  )}
                </td>
                <td data-head={heads[7]}>{tests === 0 ? 'none' : `✓ ${requirements.join(' ')}, ${tests}`}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

export const tones: Readonly<Record<Dated['certainty'], string>> = {
  sourced: 'positive',
  secondary: 'warning',
  unverified: 'negative',
};
