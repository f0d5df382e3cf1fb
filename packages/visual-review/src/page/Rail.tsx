import { Braces, ChevronDown, CircleQuestionMark, Component, FileCodeCorner, Files, Ghost, Palette } from 'lucide';
import { useState } from 'react';
import type { ReportCause, ReportData } from '../reportData.ts';
import type { DialogName } from './dialogs.tsx';
import { Icon } from './icons.tsx';
import { type Entry, type Group, type Grouping, type Step, stepsOf } from './selection.ts';
import { amount } from './text.ts';

interface RailProps {
  data: ReportData;
  groups: readonly Group[];
  grouping: Grouping;
  step: Step | undefined;
  onGroupingChange: (grouping: Grouping) => void;
  onStepChange: (key: string) => void;
  onDialogOpen: (dialog: DialogName) => void;
}

const icons = { token: Palette, sheet: FileCodeCorner, script: Braces, unknown: CircleQuestionMark };

export function Rail({ data, groups, grouping, step, onGroupingChange, onStepChange, onDialogOpen }: RailProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const causes = new Map(data.causes.map((cause) => [cause.id, cause]));
  const total = grouping === 'cause' ? amount(groups.length, 'cause') : amount(groups.length, 'component');
  const choose = (key: string) => {
    onStepChange(key);
    setUnfolded(false);
  };
  return (
    <nav className="rail" aria-label="Causes" data-unfolded={isUnfolded || undefined}>
      <div className="rail-head">
        <h2>{total}</h2>
        <button
          type="button"
          className="button fold"
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {total}
          <Icon node={ChevronDown} />
        </button>
        <fieldset className="segments">
          <legend>Group by</legend>
          {(['cause', 'component'] as const).map((by) => (
            <button key={by} type="button" aria-pressed={grouping === by} onClick={() => onGroupingChange(by)}>
              {by === 'cause' ? 'Cause' : 'Component'}
            </button>
          ))}
        </fieldset>
      </div>
      <ul className="groups">
        {groups.map((group) => {
          const isOpen = step !== undefined && stepsOf([group]).includes(step);
          return (
            <li key={group.id} data-open={isOpen || undefined}>
              <button
                type="button"
                className="group"
                aria-expanded={isOpen}
                onClick={() => choose(stepsOf([group])[0]?.key ?? '')}
              >
                <GroupHead
                  group={group}
                  cause={grouping === 'cause' ? causes.get(group.id) : undefined}
                  causes={causes}
                />
              </button>
              {isOpen && (
                <ul className="entries">
                  {group.entries.map((entry) => (
                    <li key={entry.id}>
                      <button
                        type="button"
                        className="entry"
                        aria-current={entry.steps.includes(step)}
                        onClick={() => choose(entry.steps[0]?.key ?? '')}
                      >
                        <span>{nameOf(entry, causes)}</span>
                        <span className="entry-count number">{entry.count}</span>
                      </button>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
      <div className="rail-foot">
        <Remark
          node={Files}
          text={`${amount(data.equal.length, 'picture equals', 'pictures equal')} another state`}
          onLook={data.equal.length > 0 ? () => onDialogOpen('equal') : undefined}
        />
        <Remark
          node={Ghost}
          text={`${amount(data.unpictured.length, 'story has', 'stories have')} no picture`}
          onLook={data.unpictured.length > 0 ? () => onDialogOpen('unpictured') : undefined}
        />
      </div>
    </nav>
  );
}

type Causes = ReadonlyMap<string, ReportCause>;

/** An unknown cause's title is a count, correct only above all of its pictures. */
const nameOf = ({ id, steps }: Entry, causes: Causes) => {
  const cause = causes.get(id);
  if (!cause) return steps[0]?.findings[0]?.component ?? id;
  return cause.kind === 'unknown' ? cause.where : cause.title;
};

function GroupHead({ group, cause, causes }: { group: Group; cause: ReportCause | undefined; causes: Causes }) {
  const parts = group.entries.length;
  const first = group.entries[0];
  const rows = cause
    ? { title: cause.title, what: cause.what, where: cause.where, parts: amount(parts, 'part') }
    : {
        title: first?.steps[0]?.findings[0]?.component ?? group.id,
        what: first ? nameOf(first, causes) : '',
        where: group.id.slice(0, Math.max(0, group.id.lastIndexOf('/'))),
        parts: amount(parts, 'cause'),
      };
  return (
    <>
      <span className="badge">
        <Icon node={cause ? icons[cause.kind] : Component} />
      </span>
      <span className="group-text">
        <strong>{rows.title}</strong>
        <strong className="number">{group.count.toLocaleString('en')}</strong>
        <span className="what">{rows.what}</span>
        <span className="number parts">{rows.parts}</span>
        <span className="where">{rows.where}</span>
      </span>
    </>
  );
}

function Remark({ node, text, onLook }: { node: typeof Files; text: string; onLook?: () => void }) {
  return (
    <p>
      <Icon node={node} size={16} />
      {text}
      {onLook && (
        <>
          :
          <button type="button" className="look" onClick={onLook}>
            look
          </button>
        </>
      )}
    </p>
  );
}
