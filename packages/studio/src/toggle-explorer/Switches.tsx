import { toggleIds } from '@baize/sandbox';
import { Fold } from '../kit/Fold.tsx';
import { code, muted } from '../kit/room.css.ts';
import { ToolButton } from '../kit/ToolButton.tsx';
import * as css from './explorer.css.ts';
import { type AccessSet, firstSet } from './matrix.ts';
import { platformParts } from './places.ts';
import { turn, turnPart } from './setQuery.ts';
import { toggleNames } from './toggleNames.ts';

interface SwitchesProps {
  set: AccessSet;
  onSet: (set: AccessSet) => void;
}

export function Switches({ set, onSet }: SwitchesProps) {
  const on = toggleIds.filter((id) => set.toggles[id]).length;
  return (
    <div className={css.railArea} data-part>
      <div className={css.railBody}>
        <Fold title="Switches" meta={`${on} of ${toggleIds.length} on`}>
          {toggleIds.map((id) => (
            <Switch
              key={id}
              label={toggleNames[id]}
              id={id}
              checked={set.toggles[id]}
              onChange={() => onSet(turn(set, id))}
            />
          ))}
        </Fold>
        <Fold
          title="Parts of the platform"
          meta={`${platformParts.length - set.lacks.length} of ${platformParts.length}`}
        >
          {platformParts.map((id) => (
            <Switch key={id} label={id} checked={!set.lacks.includes(id)} onChange={() => onSet(turnPart(set, id))} />
          ))}
        </Fold>
        <Fold title="Platform">
          <Switch
            label="Customer service"
            checked={set.service}
            onChange={() => onSet({ ...set, service: !set.service })}
          />
          <Switch
            label="Money to the upline"
            checked={set.toUpline}
            onChange={() => onSet({ ...set, toUpline: !set.toUpline })}
          />
        </Fold>
      </div>
      <div className={css.foot}>
        <ToolButton kind="outline" label="As reviewed" onClick={() => onSet(firstSet(set.brand))} />
      </div>
    </div>
  );
}

interface SwitchProps {
  label: string;
  id?: string;
  checked: boolean;
  onChange: () => void;
}

function Switch({ label, id, checked, onChange }: SwitchProps) {
  return (
    <label className={css.switchRow}>
      <span>
        {label}
        {id && (
          <>
            <br />
            <span className={`${code} ${muted}`}>{id}</span>
          </>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className={css.toggle}
        checked={checked}
        onChange={onChange}
      />
    </label>
  );
}
