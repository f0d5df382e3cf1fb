import { ExternalLink, Highlighter } from 'lucide';
import { button } from '../kit/controls.css.ts';
import { Icon } from '../kit/Icon.tsx';
import { code } from '../kit/room.css.ts';
import { ToolButton } from '../kit/ToolButton.tsx';
import { roleNames, stateIcons, stateMeanings, stateNames, stateTones } from './cellWords.ts';
import * as css from './explorer.css.ts';
import type { Chosen } from './Matrix.tsx';
import { type AccessSet, type Row, roles } from './matrix.ts';
import { pageHref } from './setQuery.ts';
import { sourceOf } from './sourceOf.ts';
import { whatWouldChange } from './whatWouldChange.ts';

interface InspectorProps {
  rows: readonly Row[];
  chosen: Chosen | null;
  set: AccessSet;
  onSet: (set: AccessSet) => void;
  markedRule: string | null;
  onMark: (rule: string | null) => void;
}

export function Inspector({ rows, chosen, set, onSet, markedRule, onMark }: InspectorProps) {
  const row = rows.find(({ id }) => id === chosen?.id);
  if (!row || !chosen)
    return (
      <aside className={css.inspector} data-part aria-label="One cell">
        <div className={css.part}>
          <p className={css.sentence}>
            <bdi>Choose a cell to see which rule decided and what would change it.</bdi>
          </p>
        </div>
      </aside>
    );
  const { role } = chosen;
  const { state, because } = row.cells[role];
  const { switches, roles: others } = whatWouldChange(set, row.id, role);
  const same = rows.map(({ cells }) => roles.filter((each) => cells[each].because === because).length);
  const places = same.filter((count) => count > 0).length;
  const cells = same.reduce((sum, count) => sum + count, 0) - 1;
  const isMarked = markedRule === because;
  return (
    <aside className={css.inspector} data-part aria-label="One cell">
      <div className={css.part}>
        <h2 className={`${css.partTitle} ${css.line}`}>
          <span className={css.mark} data-tone={stateTones[state]}>
            <Icon node={stateIcons[state]} size={13} />
          </span>
          {`${row.label}, ${roleNames[role].toLowerCase()}: ${stateNames[state].toLowerCase()}`}
        </h2>
        <p className={css.sentence}>
          <bdi>{stateMeanings[state]}</bdi>
        </p>
      </div>
      <div className={css.part}>
        <h3 className={css.partTitle}>What decided</h3>
        <span className={code}>{because}</span>
        <SourceOf because={because} set={set} />
      </div>
      <div className={css.part}>
        <h3 className={css.partTitle}>What would change it</h3>
        {switches.length === 0 && (
          <p className={css.sentence}>
            <bdi>No single switch of this platform changes it.</bdi>
          </p>
        )}
        {switches.map(({ label, set: other, cell }) => (
          <span key={label} className={css.line}>
            <ToolButton kind="outline" label={label} onClick={() => onSet(other)} />
            {stateNames[cell.state]}
          </span>
        ))}
        {others.map(({ role: other, cell }) => (
          <span key={other} className={css.line}>
            <span>{`As ${roleNames[other].toLowerCase()}`}</span>
            {`: ${stateNames[cell.state]}`}
          </span>
        ))}
      </div>
      <div className={css.part}>
        <h3 className={css.partTitle}>Same rule</h3>
        <p className={css.sentence}>
          <bdi>
            {cells === 0 ? 'It decides no other cell.' : `Decides ${cells} further cells, in ${places} places.`}
          </bdi>
        </p>
        {cells > 0 && (
          <ToolButton
            label="Mark them in the matrix"
            icon={Highlighter}
            pressed={isMarked}
            onClick={() => onMark(isMarked ? null : because)}
          />
        )}
      </div>
      {row.place?.address && (
        <div className={css.foot}>
          <a className={button} data-kind="primary" href={pageHref(row.id, role, set)} target="_blank" rel="noreferrer">
            <Icon node={ExternalLink} />
            Open the page in this state
          </a>
        </div>
      )}
    </aside>
  );
}

/** Names the source of a rule that decided; other rules are the platform's or the product's own. */
function SourceOf({ because, set }: { because: string; set: AccessSet }) {
  const source = sourceOf(because, set);
  return source === null ? null : (
    <a href={source.link} target="_blank" rel="noreferrer">
      {source.section}
    </a>
  );
}
