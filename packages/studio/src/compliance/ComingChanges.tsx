import { ruleOf } from '@baize/domain';
import { changesAfter, daysAhead, profiles, ruleFacts, valueInWords } from '@baize/domain/jurisdictions';
import { link, words } from '../docs/docs.css.ts';
import * as css from './compliance.css.ts';
import { tones } from './ProfilePage.tsx';
import { useDay } from './useDay.ts';
import { dayInWords } from './words.ts';

const heads = ['Day', 'Profile', 'Rule', 'Before', 'From then', 'Certainty', 'Source'] as const;

/** Lists the changes of all profiles in the 400 days after the toolbar's day. */
export function ComingChanges() {
  const day = useDay();
  const changes = profiles
    .flatMap((profile) => changesAfter(profile, day).map((change) => ({ profile, ...change })))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  if (changes.length === 0)
    return (
      <p className={words}>
        No profile changes in the {daysAhead} days after {dayInWords(day)}, as far as is known.
      </p>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
    <section className={`sb-unstyled ${css.scroller}`} aria-label="Coming changes" tabIndex={0}>
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
          {changes.map(({ profile, day: on, rule, entry, before }) => (
            <tr key={`${profile.id} ${on} ${rule}`}>
              <th scope="row">{dayInWords(on)}</th>
              <td data-head={heads[1]}>{profile.id}</td>
              <td data-head={heads[2]}>
                {ruleFacts[rule].about}
                <code>{rule}</code>
              </td>
              <td data-head={heads[3]}>{valueInWords(before?.value ?? ruleOf(rule).open, profile.currency)}</td>
              <td data-head={heads[4]}>{valueInWords(entry?.value ?? ruleOf(rule).open, profile.currency)}</td>
              <td data-head={heads[5]}>
                {entry && (
                  <span className={css.badge} data-tone={tones[entry.certainty]}>
                    {entry.certainty}
                  </span>
                )}
              </td>
              <td data-head={heads[6]}>
                {entry && (
                  <a className={link} href={profile.sources[entry.source.ref]?.link} target="_blank" rel="noreferrer">
                    {entry.source.section}
                  </a>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
