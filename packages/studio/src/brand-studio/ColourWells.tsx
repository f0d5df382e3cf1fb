import { Lock } from 'lucide';
import { bare } from '../kit/controls.css.ts';
import { Icon } from '../kit/Icon.tsx';
import { muted, wrong } from '../kit/room.css.ts';
import { type ColourName, colourIn, colourNames, setColour } from './brandText.ts';
import { inThemes } from './fates.ts';
import * as css from './studio.css.ts';
import { useHexField } from './useHexField.ts';
import type { Studio } from './useStudio.ts';

export const colourLabels: Readonly<Record<ColourName, string>> = {
  primary: 'Primary',
  accent: 'Accent',
  support: 'Support',
  neutral: 'Neutral',
};

const uses: Readonly<Record<ColourName, string>> = {
  primary: 'What people press first',
  accent: 'Money and the second call',
  support: 'Charts and art',
  neutral: 'Hue of paper and ink',
};

export function ColourWells({ studio }: { studio: Studio }) {
  return (
    <>
      {colourNames.map((name) => (
        <ColourWell key={name} name={name} studio={studio} />
      ))}
      {studio.source.colours.ramps && (
        <p className={muted} style={{ margin: 0 }}>
          The ramps of this brand are made by hand. Another colour takes their place by derived ones.
        </p>
      )}
    </>
  );
}

function ColourWell({ name, studio: { draft, source, verdict, edit } }: { name: ColourName; studio: Studio }) {
  const colour = colourIn(source, name);
  const label = colourLabels[name];
  const { field, isWrong, type } = useHexField(colour, (hex) => edit(setColour(draft.text, name, hex)));
  const fate = verdict.fates.find(({ kind, from }) => kind === 'kept' && from === colour?.toLowerCase());
  return (
    <div className={css.well}>
      <input
        type="color"
        className={css.swatch}
        aria-label={`${label}, by eye`}
        value={colour ?? '#808080'}
        onChange={(event) => type(event.target.value)}
      />
      <span className={css.wellName}>{label}</span>
      <input {...field} className={`${bare} ${css.wellHex}`} aria-label={label} />
      <span className={css.wellNote}>
        {isWrong ? (
          <span id={field['aria-describedby']} className={wrong}>
            {`A colour is # and six digits or letters a to f. ${colour ?? 'None'} stays.`}
          </span>
        ) : fate ? (
          <>
            <Icon node={Lock} size={12} />
            <span>{`${fate.role}, ${inThemes(fate.themes)}`}</span>
          </>
        ) : (
          uses[name]
        )}
      </span>
    </div>
  );
}
