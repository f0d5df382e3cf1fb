import { type Theme, themes } from '@baize/tokens/brand/source';
import { List } from 'lucide';
import { type KeyboardEvent, memo, useDeferredValue, useId, useState } from 'react';
import { code, spring, strong } from '../kit/room.css.ts';
import { ToolButton } from '../kit/ToolButton.tsx';
import { PairTable } from './PairTable.tsx';
import { ratioText } from './ratio.ts';
import type { ThemedRole } from './roleColour.ts';
import * as css from './strip.css.ts';
import { type Mark, marksOf, placeOf, ticks } from './stripMarks.ts';
import { pairName, passes, type ThemedPair, tally, type Verdict } from './verdict.ts';

interface ContrastStripProps {
  verdict: Verdict;
  onPick: (picked: ThemedRole) => void;
}

const kinds = [
  { kind: 'text', label: 'Text' },
  { kind: 'mark', label: 'Marks' },
  { kind: 'figure', label: 'Figures' },
] as const;

export const ContrastStrip = memo(function ContrastStrip({ verdict, onPick }: ContrastStripProps) {
  const { pairs, weak } = verdict;
  const [nearest] = pairs;
  const [isList, setList] = useState(false);
  const said = useDeferredValue(weak.length > 0 ? `${weak.length} pairs too weak` : 'All pairs pass');
  return (
    <section className={css.strip} aria-label="Contrast" data-part>
      <div className={css.stripHead}>
        <span className={strong}>Contrast</span>
        <span className={css.score} data-weak={weak.length > 0 || undefined}>
          {tally(verdict)}
        </span>
        <span className={css.stripText}>
          {nearest && (
            <>
              {weak.length > 0 ? 'Weakest: ' : 'Nearest to its limit: '}
              <span className={code}>{pairName(nearest)}</span>
              {`, ${nearest.theme}: ${ratioText(nearest.ratio)} of ${nearest.need}`}
            </>
          )}
        </span>
        <span role="status" style={{ position: 'absolute', clipPath: 'inset(50%)', inlineSize: 1, overflow: 'hidden' }}>
          {said}
        </span>
        <span className={spring} />
        {kinds.map(({ kind, label }) => (
          <span key={kind} className={css.legend}>
            <span className={css.legendMark} data-kind={kind} aria-hidden />
            {`${label} ${pairs.find((pair) => pair.kind === kind)?.need ?? ''}`}
          </span>
        ))}
        <ToolButton label="As a list" icon={List} pressed={isList} onClick={() => setList(!isList)} />
      </div>
      {isList ? (
        <div className={css.list}>
          <PairTable verdict={verdict} onPick={onPick} />
        </div>
      ) : (
        <Lanes pairs={pairs} onPick={onPick} />
      )}
    </section>
  );
});

function Lanes({ pairs, onPick }: Omit<LaneProps, 'theme'>) {
  return (
    <>
      <div className={css.lanes}>
        <div className={css.axis} aria-hidden>
          {ticks.map(({ label, strength, isNeed }) => (
            <span
              key={label}
              className={css.tick}
              data-needed={isNeed || undefined}
              style={{ left: `${placeOf(strength) * 100}%` }}
            >
              <span className={css.tickName}>{label}</span>
            </span>
          ))}
        </div>
        {themes.map((theme) => (
          <Lane key={theme} theme={theme} pairs={pairs} onPick={onPick} />
        ))}
      </div>
      <div className={css.lanesFoot} />
    </>
  );
}

interface LaneProps {
  theme: Theme;
  pairs: readonly ThemedPair[];
  onPick: (picked: ThemedRole) => void;
}

/** Shows a theme's pairs; arrow keys walk from the weakest, Enter opens the role. */
function Lane({ theme, pairs, onPick }: LaneProps) {
  const id = useId();
  const [active, setActive] = useState<number | null>(null);
  const marks = marksOf(pairs.filter((pair) => pair.theme === theme));
  const pick = ({ pair }: Mark) => onPick({ role: pair.front, theme });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setActive((before) => Math.min(marks.length - 1, Math.max(0, (before ?? -1) + step)));
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      const mark = active === null ? undefined : marks[active];
      if (mark) pick(mark);
    }
  };
  return (
    <div
      role="listbox"
      aria-label={`Pairs in ${theme}, weakest first`}
      aria-orientation="horizontal"
      aria-activedescendant={active === null ? undefined : `${id}-${active}`}
      tabIndex={0}
      className={css.lane}
      onKeyDown={onKeyDown}
      onFocus={() => setActive((before) => before ?? 0)}
    >
      <span className={css.laneName} aria-hidden>
        {theme === 'light' ? 'Light' : 'Dark'}
      </span>
      {marks.map((mark, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the list
        <span
          key={pairName(mark.pair)}
          id={`${id}-${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={active === place}
          aria-label={`${pairName(mark.pair)}, ${ratioText(mark.pair.ratio)} of ${mark.pair.need}`}
          title={`${pairName(mark.pair)}, ${ratioText(mark.pair.ratio)} of ${mark.pair.need}`}
          className={css.mark}
          data-kind={mark.pair.kind}
          data-weak={!passes(mark.pair) || undefined}
          data-active={active === place || undefined}
          style={{ left: `${mark.left * 100}%`, bottom: mark.bottom }}
          onClick={() => pick(mark)}
        />
      ))}
    </div>
  );
}
