import { dayOf } from '@baize/domain';
import { CopyButton } from '@baize/ui/overlays';
import { useState } from 'react';
import { dayInWords } from '../compliance/words.ts';
import { field } from '../kit/controls.css.ts';
import { bar, divider, spring, strong, toolName } from '../kit/room.css.ts';
import { ToolButton } from '../kit/ToolButton.tsx';
import { ToolSegments } from '../kit/ToolSegments.tsx';
import { stateNames } from './cellWords.ts';
import { type Change, changesIn, changeWords } from './changes.ts';
import { Difference } from './Difference.tsx';
import * as css from './explorer.css.ts';
import { Inspector } from './Inspector.tsx';
import { type Chosen, Matrix } from './Matrix.tsx';
import { type AccessSet, type Cell, csvOf, deadEnds, firstSet, matrixOf, type Row, roles, rulesIn } from './matrix.ts';
import { Switches } from './Switches.tsx';

type View = 'state' | 'difference';

interface ToggleExplorerProps {
  set: AccessSet;
  onSet: (set: AccessSet) => void;
}

/** Shows who gets which part of the site under a set of switches, and the deciding rule (BRD-04). */
export function ToggleExplorer({ set, onSet }: ToggleExplorerProps) {
  const [view, setView] = useState<View>('state');
  const [asked, setAsked] = useState('');
  const [only, setOnly] = useState<Cell['state'] | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [markedRule, setMarked] = useState<string | null>(null);
  const last = usePrevious(set);
  const rows = matrixOf(set);
  const before = matrixOf(firstSet(set.brand));
  const changes = changesIn(rows, before);
  const found = rows.filter(
    (row) => matches(row, asked) && (only === null || roles.some((role) => row.cells[role].state === only)),
  );
  const dead = deadEnds(rows);
  const compared = last === null ? [] : matrixOf(last);
  return (
    <div className={css.explorer} data-view={view}>
      <header className={css.barArea}>
        <div className={bar} data-part>
          <h1 className={toolName}>Toggle explorer</h1>
          <span className={divider} />
          <span className={strong}>{nameOf(set)}</span>
          <ToolSegments<View>
            label="View"
            selected={view}
            onSelect={setView}
            items={[
              { id: 'state', label: 'State' },
              { id: 'difference', label: `Difference: ${changes.length}` },
            ]}
          />
          <span className={spring} />
          <input
            type="search"
            className={field}
            style={{ maxInlineSize: 260, minInlineSize: 140 }}
            aria-label="Place, state or rule"
            placeholder="Place, state or rule"
            value={asked}
            onChange={(event) => setAsked(event.target.value)}
          />
          <CopyButton
            text={csvOf(rows)}
            words={{ copy: 'Copy as CSV', copied: 'Copied', blocked: 'The browser refuses' }}
          />
        </div>
      </header>
      {view === 'state' ? (
        <>
          <Switches set={set} onSet={onSet} />
          <main className={css.centre}>
            <Tally rows={rows} only={only} onOnly={setOnly} dead={dead} />
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard */}
            <section className={css.scroller} aria-label="Matrix" tabIndex={0}>
              {found.length > 0 ? (
                <Matrix
                  rows={found}
                  before={new Map(compared.map((row) => [row.id, row]))}
                  chosen={chosen}
                  onChoose={setChosen}
                  markedRule={markedRule}
                />
              ) : (
                <p className={css.part}>Nothing found.</p>
              )}
            </section>
          </main>
          <Inspector rows={rows} chosen={chosen} set={set} onSet={onSet} markedRule={markedRule} onMark={setMarked} />
        </>
      ) : (
        <Difference
          changes={changes}
          found={changes.filter((change) => asksFor(change, asked))}
          cells={rows.length * roles.length}
          set={set}
          dead={dead}
        />
      )}
    </div>
  );
}

function nameOf(set: AccessSet): string {
  const { brand, standing } = set;
  if (!standing) return brand;
  const { timeZone } = rulesIn(set);
  return [brand, standing.profile, dayInWords(dayOf(standing.at, timeZone))].join(' · ');
}

const asksFor = (change: Change, asked: string) =>
  `${change.row.label} ${changeWords(change)} ${change.is.because}`.toLowerCase().includes(asked.trim().toLowerCase());

const matches = (row: Row, asked: string) => csvOf([row]).toLowerCase().includes(asked.trim().toLowerCase());

function usePrevious(set: AccessSet): AccessSet | null {
  const [seen, setSeen] = useState<{ now: AccessSet; before: AccessSet | null }>({ now: set, before: null });
  if (JSON.stringify(seen.now) === JSON.stringify(set)) return seen.before;
  setSeen({ now: set, before: seen.now });
  return seen.now;
}

const counted = ['shown', 'hidden', 'refused', 'redirected'] as const;

interface TallyProps {
  rows: readonly Row[];
  only: Cell['state'] | null;
  onOnly: (only: Cell['state'] | null) => void;
  dead: readonly string[];
}

function Tally({ rows, only, onOnly, dead }: TallyProps) {
  const states = rows.flatMap(({ cells }) => roles.map((role) => cells[role].state));
  return (
    <div className={css.tallyBar}>
      <span className={strong}>{`${rows.length} places, ${states.length} cells`}</span>
      <span className={spring} />
      {counted.map((state) => (
        <ToolButton
          key={state}
          label={`${stateNames[state]} ${states.filter((each) => each === state).length}`}
          pressed={only === state}
          onClick={() => onOnly(only === state ? null : state)}
        />
      ))}
      <DeadEnds dead={dead} />
    </div>
  );
}

function DeadEnds({ dead }: { dead: readonly string[] }) {
  return (
    <p role="status" className={css.good} data-weak={dead.length > 0 || undefined}>
      <bdi>{dead.length > 0 ? `${dead.join('. ')}.` : 'Every entry leads somewhere, every page has a way in.'}</bdi>
    </p>
  );
}
