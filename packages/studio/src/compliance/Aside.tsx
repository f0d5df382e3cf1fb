import type { Dated, Profile, RuleId } from '@baize/domain';
import { heldOn, profiles, ruleFacts, wordsOn } from '@baize/domain/jurisdictions';
import type { Ref } from 'react';
import { link } from '../docs/docs.css.ts';
import { badge } from './compliance.css.ts';
import * as css from './matrix.css.ts';
import { tones } from './ProfilePage.tsx';
import { proofOf } from './ruleProofs.ts';
import { certaintyWords, dayInWords } from './words.ts';

interface AsideProps {
  cell: { rule: RuleId; profile: string } | null;
  day: string;
  onClose: () => void;
  ref: Ref<HTMLElement>;
}

/** Says all of one cell: beside the matrix, or over it where there is no room. */
export function Aside({ cell, day, onClose, ref }: AsideProps) {
  const profile = profiles.find(({ id }) => id === cell?.profile);
  if (!cell || !profile)
    return (
      <aside className={css.aside} aria-label="One cell" data-empty>
        <p>Arrow keys move by cell, Enter opens, R holds the row, P the profile.</p>
      </aside>
    );
  const held = heldOn(profile, cell.rule, day);
  const { about, stricter, unit } = ruleFacts[cell.rule];
  const { tests, requirements, stories } = proofOf(cell.rule);
  const [story] = stories;
  return (
    <aside
      ref={ref}
      className={css.aside}
      aria-label={`${cell.rule}, ${profile.id}`}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <button type="button" className={css.close} onClick={onClose}>
        Close
      </button>
      <code>{`${cell.rule} · ${profile.id}`}</code>
      <h2 className={css.asideTitle}>{held ? wordsOn(profile, cell.rule, day) : 'No rule'}</h2>
      <p>{about}.</p>
      <dl className={css.facts}>
        {held && <Facts held={held} profile={profile} />}
        <dt>Stricter</dt>
        <dd>{stricter}</dd>
        <dt>Unit</dt>
        <dd>{unit}</dd>
        <dt>Tests</dt>
        <dd>{tests === 0 ? 'none' : `${requirements.join(' ')}, ${tests}`}</dd>
      </dl>
      {story && (
        <a className={css.open} href={`./?path=/story/${story.id}`} target="_top">
          Open the story
        </a>
      )}
    </aside>
  );
}

function Facts({ held: { from, to, certainty, source, part, note }, profile }: { held: Dated; profile: Profile }) {
  const { [source.ref]: named } = profile.sources;
  return (
    <>
      <dt>Since</dt>
      <dd>
        {dayInWords(from)}
        {to && `, until ${dayInWords(to)}`}
      </dd>
      <dt>Certainty</dt>
      <dd>
        <span className={badge} data-tone={tones[certainty]}>
          {certainty}
        </span>{' '}
        {certaintyWords[certainty]}
      </dd>
      <dt>Source</dt>
      <dd>
        <a className={link} href={named?.link} target="_blank" rel="noreferrer">
          {named?.title}
        </a>
        , {source.section}
      </dd>
      {note && (
        <>
          <dt>Note</dt>
          <dd>{note}</dd>
        </>
      )}
      <dt>Done by</dt>
      <dd>{part}</dd>
    </>
  );
}
