import { Tabs } from '@baize/ui/overlays';
import { type ReactNode, useRef, useState } from 'react';
import { field } from '../kit/controls.css.ts';
import { code, wrong } from '../kit/room.css.ts';
import { type ColourName, colourIn, colourNames, setColour } from './brandText.ts';
import { ColourSliders } from './ColourSliders.tsx';
import { colourLabels } from './ColourWells.tsx';
import { FormFields } from './FormFields.tsx';
import { inThemes } from './fates.ts';
import { PairTable } from './PairTable.tsx';
import { RoleList } from './RoleList.tsx';
import { RoleView } from './RoleView.tsx';
import type { ThemedRole } from './roleColour.ts';
import * as css from './studio.css.ts';
import { TypeFields } from './TypeFields.tsx';
import { useHexField } from './useHexField.ts';
import type { Studio } from './useStudio.ts';
import { tally } from './verdict.ts';

interface PhoneSheetProps {
  studio: Studio;
  picked: ThemedRole | null;
  onPick: (picked: ThemedRole | null) => void;
}

type Tab = 'colours' | 'type' | 'form' | 'roles' | 'pairs';

export function PhoneSheet({ studio, picked, onPick }: PhoneSheetProps) {
  const [tab, setTab] = useState<Tab>('colours');
  const [isLow, setLow] = useState(false);
  const open = (role: ThemedRole | null) => {
    setTab('roles');
    onPick(role);
  };
  const roles = picked ? (
    <RoleView
      key={`${picked.role} ${picked.theme}`}
      studio={studio}
      picked={picked}
      onPick={onPick}
      onEdit={studio.edit}
    />
  ) : (
    <RoleList studio={studio} onPick={open} />
  );
  const panels: readonly { id: Tab; label: string; panel: ReactNode }[] = [
    { id: 'colours', label: 'Colours', panel: <PhoneColours studio={studio} onPairs={() => setTab('pairs')} /> },
    { id: 'type', label: 'Type', panel: <TypeFields studio={studio} /> },
    { id: 'form', label: 'Form', panel: <FormFields studio={studio} /> },
    { id: 'roles', label: 'Roles', panel: roles },
    { id: 'pairs', label: 'Pairs', panel: <PairTable verdict={studio.verdict} onPick={open} /> },
  ];
  return (
    <section className={css.sheet} data-low={isLow || undefined} aria-label="What is edited" data-part>
      <Handle isLow={isLow} onLow={setLow} />
      <div className={css.sheetBody}>
        <Tabs label="What is edited" fill items={panels} selected={tab} onSelect={setTab} />
      </div>
    </section>
  );
}

/** Pixels from which a press counts as a drag. */
const dragged = 24;

interface HandleProps {
  isLow: boolean;
  onLow: (isLow: boolean) => void;
}

function Handle({ isLow, onLow }: HandleProps) {
  const from = useRef<number | null>(null);
  const wasDragged = useRef(false);
  return (
    <button
      type="button"
      className={css.handle}
      aria-label={isLow ? 'Raise what is edited' : 'Lower what is edited'}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = event.clientY;
        wasDragged.current = false;
      }}
      onPointerMove={({ clientY }) => {
        if (from.current === null || Math.abs(clientY - from.current) < dragged) return;
        wasDragged.current = true;
        onLow(clientY > from.current);
      }}
      onPointerUp={() => {
        from.current = null;
      }}
      onPointerCancel={() => {
        from.current = null;
      }}
      // A mouse drag also ends in a click; clicks with `detail` 0 come from the keyboard.
      onClick={({ detail }) => (detail === 0 || !wasDragged.current) && onLow(!isLow)}
    />
  );
}

function PhoneColours({ studio, onPairs }: { studio: Studio; onPairs: () => void }) {
  const [name, setName] = useState<ColourName>('primary');
  const { draft, source, verdict, edit } = studio;
  const colour = colourIn(source, name);
  const set = (hex: string) => edit(setColour(draft.text, name, hex));
  const { field: hexField, isWrong } = useHexField(colour, set);
  const kept = verdict.fates.find(({ kind, from }) => kind === 'kept' && from === colour?.toLowerCase());
  return (
    <>
      <div className={css.bigWells}>
        {colourNames.map((each) => (
          <button
            key={each}
            type="button"
            className={css.bigWell}
            aria-pressed={each === name}
            onClick={() => setName(each)}
          >
            <span className={css.bigSwatch} style={{ background: colourIn(source, each) }} />
            <span>{colourLabels[each]}</span>
            <span className={code}>{colourIn(source, each) ?? '–'}</span>
          </button>
        ))}
      </div>
      <ColourSliders hex={colour ?? '#808080'} onColour={set} />
      <input {...hexField} className={`${field} ${code}`} aria-label={colourLabels[name]} />
      {isWrong && (
        <p id={hexField['aria-describedby']} className={wrong} style={{ margin: 0 }}>
          {`A colour is # and six digits or letters a to f. ${colour ?? 'None'} stays.`}
        </p>
      )}
      <button type="button" className={css.result} data-weak={verdict.weak.length > 0 || undefined} onClick={onPairs}>
        <strong>{`${tally(verdict)}. `}</strong>
        {kept && `Kept as ${kept.role}, ${inThemes(kept.themes)}.`}
      </button>
    </>
  );
}
