import { stageOf } from '@baize/tokens/brand/derive';
import { densities, edges, shapes } from '@baize/tokens/brand/presets';
import { Slider } from '@baize/ui';
import { Moon, Sun } from 'lucide';
import { useId } from 'react';
import { field } from '../kit/controls.css.ts';
import { ToolSegments } from '../kit/ToolSegments.tsx';
import { brandTextures } from './brandFiles.ts';
import { setInText, setStage } from './brandText.ts';
import { pictograms } from './pictograms.ts';
import { formRow } from './studio.css.ts';
import type { Studio } from './useStudio.ts';

const fields = [
  { key: 'shape', label: 'Shape', names: Object.keys(shapes), without: 'regular' },
  { key: 'density', label: 'Density', names: Object.keys(densities), without: 'regular' },
  { key: 'edge', label: 'Edge', names: Object.keys(edges), without: 'straight' },
] as const;

const stages = [
  { id: 'dark', label: 'Dark', icon: Moon },
  { id: 'light', label: 'Light', icon: Sun },
] as const;

const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** Edits corners, spacing, edges and texture. A brand's custom measures stay until a named one is chosen. */
export function FormFields({ studio: { draft, source, edit, put } }: { studio: Studio }) {
  const texture = useId();
  const strength = Math.round((source.texture ?? 0) * 100);
  return (
    <>
      {fields.map(({ key, label, names, without }) => {
        const value = source[key] ?? without;
        return (
          <div key={key} className={formRow}>
            <span aria-hidden>{label}</span>
            <ToolSegments
              label={typeof value === 'string' ? label : `${label}: its own measures`}
              pictograms
              selected={typeof value === 'string' ? value : null}
              onSelect={(name) => edit(setInText(draft.text, [key], name))}
              items={names.map((name) => ({ id: name, label: capital(name), icon: pictograms[key][name] }))}
            />
          </div>
        );
      })}
      <div className={formRow}>
        <span aria-hidden>Stage</span>
        <ToolSegments
          label="Stage in the light theme"
          selected={stageOf(source.colours)}
          onSelect={(stage) => edit(setStage(draft.text, stage))}
          items={stages}
        />
      </div>
      <div className={formRow}>
        <label htmlFor={texture}>Texture</label>
        <select
          id={texture}
          className={field}
          value={draft.weave}
          onChange={(event) => put({ weave: event.target.value })}
        >
          {[...new Set([draft.weave, ...brandTextures.keys()])].map((id) => (
            <option key={id} value={id}>
              {brandTextures.has(id) ? `Of ${id}` : 'None'}
            </option>
          ))}
        </select>
      </div>
      <div className={formRow}>
        <span aria-hidden>{`${strength} %`}</span>
        <div dir="ltr">
          <Slider
            label="Strength of the texture"
            valueText={`${strength} %`}
            max={30}
            value={strength}
            onValueChange={(value) => edit(setInText(draft.text, ['texture'], value / 100))}
          />
        </div>
      </div>
    </>
  );
}
