import { useId } from 'react';
import { field } from '../kit/controls.css.ts';
import { displayFaces, familyOf, setDisplay, setFigures, setTextFace, systemFace, textFaces } from './faces.ts';
import { formRow } from './studio.css.ts';
import type { Studio } from './useStudio.ts';

const asHeadings = 'headings';

export function TypeFields({ studio: { draft, source, edit } }: { studio: Studio }) {
  const { type } = source;
  const { text } = draft;
  const figures = type.figures ? familyOf(type.figures) : asHeadings;
  return (
    <>
      <FaceField
        label="Display"
        family={familyOf(type.display)}
        families={[...displayFaces.keys()]}
        onFamily={(family) => edit(setDisplay(text, family))}
      />
      <FaceField
        label="Text"
        family={familyOf(type.text)}
        families={[...textFaces.keys()]}
        onFamily={(family) => edit(setTextFace(text, family))}
      />
      <FaceField
        label="Figures"
        family={figures}
        families={[asHeadings, ...displayFaces.keys()]}
        onFamily={(family) => edit(setFigures(text, family === asHeadings ? undefined : family))}
      />
    </>
  );
}

interface FaceFieldProps {
  label: string;
  family: string;
  families: readonly string[];
  onFamily: (family: string) => void;
}

const names: Readonly<Record<string, string>> = { [systemFace]: 'The system’s face', [asHeadings]: 'As headings' };

function FaceField({ label, family, families, onFamily }: FaceFieldProps) {
  const id = useId();
  return (
    <div className={formRow}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={field}
        style={names[family] ? undefined : { fontFamily: `"${family}"`, fontSize: 14 }}
        value={family}
        onChange={(event) => onFamily(event.target.value)}
      >
        {[...new Set([...families, family])].map((each) => (
          <option key={each} value={each}>
            {names[each] ?? each}
          </option>
        ))}
      </select>
    </div>
  );
}
