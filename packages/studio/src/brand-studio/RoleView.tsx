import { ArrowLeft, Moon, Pin, RotateCcw, Sun } from 'lucide';
import { useMemo } from 'react';
import { field } from '../kit/controls.css.ts';
import { code, muted, rail, strong } from '../kit/room.css.ts';
import { ToolButton } from '../kit/ToolButton.tsx';
import { ToolSegments } from '../kit/ToolSegments.tsx';
import type { BrandText } from './brandText.ts';
import { ColourSliders } from './ColourSliders.tsx';
import { apart } from './closeColours.ts';
import { Fates } from './Fates.tsx';
import { LightnessGraph } from './LightnessGraph.tsx';
import { ratioText } from './ratio.ts';
import * as css from './role.css.ts';
import { type RoleColour, resetRole, roleColour, setRole, type ThemedRole } from './roleColour.ts';
import { useHexField } from './useHexField.ts';
import type { Studio } from './useStudio.ts';
import { pairName, passes } from './verdict.ts';

interface RoleViewProps {
  studio: Studio;
  picked: ThemedRole;
  onPick: (picked: ThemedRole | null) => void;
  onEdit: (text: BrandText) => void;
}

export function RoleView({ studio, picked, onPick, onEdit }: RoleViewProps) {
  const { role, theme } = picked;
  const { source, draft, verdict } = studio;
  const colour = useMemo(() => roleColour(source, { role, theme }), [source, role, theme]);
  const { paint, isSet } = colour;
  const set = (hex: string) => onEdit(setRole(draft.text, picked, hex));
  const { field: hexField, isWrong, type } = useHexField(paint.hex, set);
  return (
    <section className={rail} data-part style={{ blockSize: '100%' }} aria-label={`The role ${role}`}>
      <div className={css.head}>
        <ToolButton label="Back to all roles" icon={ArrowLeft} showsLabel={false} onClick={() => onPick(null)} />
        <h2 className={css.name}>{role}</h2>
        {isSet && <span className={css.badge}>Edited</span>}
      </div>
      <div className={css.body}>
        <div className={css.line}>
          <ToolSegments
            label="Theme of the role"
            selected={theme}
            onSelect={(value) => onPick({ role, theme: value })}
            items={[
              { id: 'light', label: 'Light', icon: Sun },
              { id: 'dark', label: 'Dark', icon: Moon },
            ]}
          />
          <span style={{ flex: 1 }} />
          <ToolButton
            label="Reset"
            icon={RotateCcw}
            disabled={!isSet}
            onClick={() => onEdit(resetRole(draft.text, picked))}
          />
          <ToolButton label="Pin" icon={Pin} pressed={isSet} disabled={isSet} onClick={() => set(paint.hex)} />
        </div>
        <div className={css.colour}>
          <input
            type="color"
            className={css.bigSwatch}
            aria-label="Colour of the role, by eye"
            value={paint.hex}
            onChange={(event) => type(event.target.value)}
          />
          <input {...hexField} className={`${field} ${code}`} aria-label="Colour of the role" />
        </div>
        {isWrong && (
          <p id={hexField['aria-describedby']} className={css.weak}>
            {`A colour is # and six digits or letters a to f. ${paint.hex} stays.`}
          </p>
        )}
        <Standing colour={colour} onUse={set} />
        <div className={css.line}>
          <span className={strong}>Contrast along lightness</span>
          <span style={{ flex: 1 }} />
          <span className={muted}>weakest ground</span>
        </div>
        <LightnessGraph colour={colour} onColour={set} />
        <ColourSliders hex={paint.hex} onColour={set} />
      </div>
      <Fates fates={verdict.fates} />
    </section>
  );
}

function Standing({ colour: { paint, pairs, passing }, onUse }: { colour: RoleColour; onUse: (hex: string) => void }) {
  const [weakest] = pairs;
  if (!weakest) return <p className={css.fine}>No pair of the contrast list names it.</p>;
  const weak = pairs.filter((pair) => !passes(pair)).length;
  const said = `${ratioText(weakest.ratio)} of ${weakest.need} at ${pairName(weakest)}.`;
  if (weak === 0)
    return (
      <p className={css.fine}>
        <bdi>{`${said} The weakest of ${pairs.length}.`}</bdi>
      </p>
    );
  return (
    <>
      <p className={css.weak}>
        <bdi>{`${said} Too weak at ${weak} of its ${pairs.length} pairs.`}</bdi>
      </p>
      {passing ? (
        <div className={css.offer}>
          <span className={css.chip} style={{ background: passing }} />
          <span className={css.grow}>
            <span className={code}>{passing}</span>
            <br />
            {`Nearest that passes, ΔE ${apart(paint.hex, passing).toFixed(1)}`}
          </span>
          <ToolButton kind="primary" label="Use it" onClick={() => onUse(passing)} />
        </div>
      ) : (
        <p className={css.fine}>No lightness of it passes: what it stands with has to move as well.</p>
      )}
    </>
  );
}
