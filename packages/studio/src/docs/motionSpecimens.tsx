import { duration, easing } from '@baize/tokens/constants';
import { Button } from '@baize/ui';
import { useState } from 'react';
import { row, rows, runner, track } from './specimens.css.ts';
import { Table, Words } from './tokenSpecimens.tsx';

const steps = ['instant', 'fast', 'base', 'page', 'slow'] as const;

export function Runs() {
  const [gone, setGone] = useState(false);
  const run = (name: string, words: string, transition: string) => (
    <div key={name} className={row}>
      <Words name={name} value={words} />
      <div className={track} data-gone={gone || undefined}>
        <div className={runner} style={{ transition: `inset-inline-start ${transition}` }} />
      </div>
    </div>
  );
  return (
    <div className={rows}>
      <div>
        <Button kind="primary" onClick={() => setGone(!gone)}>
          Run
        </Button>
      </div>
      {steps.map((step) => run(`duration.${step}`, duration[step], `${duration[step]} ${easing.standard}`))}
      {Object.entries(easing).map(([name, curve]) => run(`easing.${name}`, curve, `${duration.slow} ${curve}`))}
    </div>
  );
}

export function Moments() {
  const rowsOf = moments.map(({ moment, what, time, curve }) => [
    moment,
    what,
    `${time} (${duration[time]})${curve ? `, ${curve}` : ''}`,
  ]);
  return <Table head={['moment', 'what happens', 'duration, easing']} rows={rowsOf} />;
}

interface Moment {
  moment: string;
  what: string;
  time: keyof typeof duration;
  curve?: keyof typeof easing;
}

const moments: readonly Moment[] = [
  { moment: 'Hover, press, check', what: 'colours change, nothing moves away', time: 'fast', curve: 'standard' },
  { moment: 'A dialog opens', what: 'it rises a little while the page darkens', time: 'base', curve: 'enter' },
  { moment: 'A dialog closes', what: 'it fades, then it is gone', time: 'modalCloseDelay', curve: 'exit' },
  { moment: 'A menu or list opens', what: 'it rises from what opened it', time: 'base', curve: 'enter' },
  {
    moment: 'A lane of cards arrives',
    what: 'the first cards are dealt, one after the other',
    time: 'slow',
    curve: 'enter',
  },
  { moment: 'A picture has loaded', what: 'it fades in over its place', time: 'base', curve: 'standard' },
  { moment: 'The jackpot changes', what: 'the figure that changed turns over', time: 'base', curve: 'standard' },
  { moment: 'The banner goes on', what: 'one slide gives way to the next', time: 'slow', curve: 'standard' },
  {
    moment: 'Work is under way',
    what: 'an arc turns in the button, which keeps its width',
    time: 'spinner',
    curve: 'linear',
  },
];
