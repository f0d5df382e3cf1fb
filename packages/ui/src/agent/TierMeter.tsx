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
  value: string;
  note?: { text: string; tone: 'positive' | 'warning' };
  /** Full sentence for assistive technology: "Valid bets 742,420.00, tier 2 reached, 157,580.00 to tier 3." */
  text: string;
  /** In tier order: the threshold, and the share done since the previous tier, from 0 to 1. */
  steps: readonly { threshold: string; filled: number }[];
}

export interface TierMeterProps extends ElementAttributes<HTMLDivElement> {
  /** Accessible name of the meter. */
  label: string;
  /** One to eight tiers, lowest first; more than three are collapsed around the one reached. */
  tiers: readonly { id: string; label: string; rate: string }[];
  /** Id of the tier reached; absent before the first. */
  reached?: string;
  conditions: readonly TierMeterCondition[];
  /** Resulting amount: beside the tiers, or below them without room. */
  aside?: ReactNode;
  words: { passed: string; here: string; next: string; all: string; fewer: string };
}

type TierState = 'passed' | 'here' | 'next' | 'ahead';

const most = 3;

/** Shows a period's progress through contract tiers: a column per tier, a row per condition. For a ruled `Panel`. */
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
                      <bdi translate="no" className={css.rate}>
                        {tier.rate}
                      </bdi>
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
          <bdi translate="no" className={css.factValue}>
            {value}
          </bdi>
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
                  <bdi translate="no" className={css.threshold}>
                    {step.threshold}
                  </bdi>
                </>
              )}
            </div>
          );
        })}
      </li>
    );
  }
}
