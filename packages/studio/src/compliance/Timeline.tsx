import { addDays, type Profile, ruleOf } from '@baize/domain';
import { changesAfter, daysAhead, valueInWords } from '@baize/domain/jurisdictions';
import { section } from '../docs/docs.css.ts';
import * as css from './compliance.css.ts';
import { dayInWords, daysBetween } from './words.ts';

const percent = (days: number): string => `${((days / daysAhead) * 100).toFixed(2)}%`;

/** Draws the coming 400 days as a line; a full dot is a known change, a ring one that may move. */
export function Timeline({ profile, day }: { profile: Profile; day: string }) {
  const changes = changesAfter(profile, day);
  return (
    <section className={css.timeline} aria-labelledby="coming">
      <h2 id="coming" className={`${section} ${css.timelineTitle}`}>
        The next {daysAhead} days
      </h2>
      <p className={css.quiet}>The clock puts a rule on at midnight in {profile.timeZone}; nothing is built again.</p>
      <div className={css.line} aria-hidden="true">
        {monthsAfter(day).map((month) => (
          <span key={month.day} className={css.tick} style={{ insetInlineStart: percent(month.at) }}>
            {month.label}
          </span>
        ))}
        <span className={css.dot} data-kind="today" style={{ insetInlineStart: 0 }} />
        {changes.map((change) => (
          <span
            key={`${change.day} ${change.rule}`}
            className={css.dot}
            data-kind={change.entry && change.entry.certainty !== 'sourced' ? 'may-move' : 'known'}
            style={{ insetInlineStart: percent(daysBetween(day, change.day)) }}
          />
        ))}
      </div>
      {changes.length === 0 ? (
        <p className={css.quiet}>No change is known.</p>
      ) : (
        <ol className={css.changes}>
          {changes.map(({ day: on, rule, entry }) => (
            <li key={`${on} ${rule}`}>
              <strong>{dayInWords(on)}</strong> <code>{rule}</code>{' '}
              {valueInWords(entry?.value ?? ruleOf(rule).open, profile.currency)}
              {entry && entry.certainty !== 'sourced' && `, announced, may move: ${entry.certainty}`}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function monthsAfter(day: string): readonly { day: string; at: number; label: string }[] {
  const months: { day: string; at: number; label: string }[] = [];
  for (let at = 1; at < daysAhead - 12; at += 1) {
    const each = addDays(day, at);
    if (!each.endsWith('-01')) continue;
    const label = new Intl.DateTimeFormat('en-GB', {
      month: 'short',
      ...(each.slice(5, 7) === '01' && { year: 'numeric' }),
      timeZone: 'UTC',
    });
    months.push({ day: each, at, label: label.format(new Date(`${each}T00:00:00Z`)) });
  }
  return months;
}
