'use client';

import { CircleCheck } from 'lucide';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { Progress } from '../feedback/Progress.tsx';
import { icon } from '../internal/icon.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import { visuallyHidden } from '../layout/VisuallyHidden.css.ts';
import * as css from './TierMeter.css.ts';

export interface TierMeterCondition {
  id: string;
  label: string;
  /** What there is so far, as it is to be read. */
  value: string;
  /** What is missing to the next tier, or that the condition is met. */
  note?: { text: string; tone: 'positive' | 'warning' };
  /** All of it in one sentence, for assistive technology: "Valid bets 742,420.00, tier 2 reached, 157,580.00 to tier 3." */
  text: string;
  /** In the order of the tiers: what each asks for, and how much of the way from the tier before is done, from 0 to 1. */
  steps: readonly { threshold: string; filled: number }[];
}

export interface TierMeterProps extends ElementAttributes<HTMLDivElement> {
  /** Names the meter; read aloud only. */
  label: string;
  /** One to eight, the lowest first; more than three are shown around the one reached. */
  tiers: readonly { id: string; label: string; rate: string }[];
  /** The id of the tier reached; without it there is none yet. */
  reached?: string;
  conditions: readonly TierMeterCondition[];
  /** What it comes to: stands beside the tiers, below them where there is no room. */
  aside?: ReactNode;
  words: { passed: string; here: string; next: string; all: string; fewer: string };
}

type TierState = 'passed' | 'here' | 'next' | 'ahead';

const most = 3;

/** Where a period stands between the tiers of a contract: a column for each tier, a row for each condition. For a ruled `Panel`. */
export function TierMeter({ label, tiers, reached, conditions, aside, words, ...attributes }: TierMeterProps) {
  const [all, setAll] = useState(false);
  const at = tiers.findIndex(({ id }) => id === reached);
  const many = tiers.length > most;
  const first = all ? 0 : Math.max(0, Math.min(at - 1, tiers.length - most));
  const shown = tiers.slice(first, all ? undefined : first + most);
  const captions: Record<TierState, string> = { ...words, ahead: '' };
  return (
    <div {...attributes} className={css.place}>
      <div className={css.meter} data-aside={Boolean(aside) || undefined}>
        <div className={css.main}>
          <section
            className={css.tiers}
            aria-label={label}
            tabIndex={all ? 0 : undefined}
            style={{ '--tiers': shown.length, '--least': all ? '96px' : 0 } as CSSProperties}
          >
            <ol className={css.heads}>
              {shown.map((tier, index) => {
                const state = stateOf(first + index);
                return (
                  <li key={tier.id} className={css.head} data-state={state}>
                    <span className={css.name}>
                      {(state === 'passed' || state === 'here') && icon(CircleCheck, 16)}
                      <span>{tier.label}</span>
                      <bdi className={css.rate}>{tier.rate}</bdi>
                    </span>
                    <span className={css.caption}>{captions[state]}</span>
                  </li>
                );
              })}
            </ol>
            <ul className={css.conditions}>{conditions.map(condition)}</ul>
          </section>
          {many && (
            <span>
              <Button kind="ghost" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
                {all ? words.fewer : words.all}
              </Button>
            </span>
          )}
        </div>
        {aside && <div className={css.aside}>{aside}</div>}
      </div>
    </div>
  );

  function stateOf(index: number): TierState {
    if (index <= at) return index === at ? 'here' : 'passed';
    return index === at + 1 ? 'next' : 'ahead';
  }

  function condition({ id, label: name, value, note, text, steps }: TierMeterCondition) {
    return (
      <li key={id} className={css.condition}>
        <span className={visuallyHidden}>{text}</span>
        <div className={css.facts} aria-hidden>
          <span className={css.factName}>{name}</span>
          <bdi className={css.factValue}>{value}</bdi>
          {note && (
            <span className={css.factNote} data-tone={note.tone}>
              {note.text}
            </span>
          )}
        </div>
        {shown.map((tier, index) => {
          const step = steps[first + index];
          return (
            <div key={tier.id} className={css.step} data-state={stateOf(first + index)} aria-hidden>
              {step && (
                <>
                  <Progress label={name} value={step.filled} tone={step.filled < 1 ? 'accent' : 'primary'} />
                  <bdi className={css.threshold}>{step.threshold}</bdi>
                </>
              )}
            </div>
          );
        })}
      </li>
    );
  }
}
