import { densities, edges, shapes } from '@baize/tokens/brand/presets';
import { Stack } from '@baize/ui';
import { SelectField } from '@baize/ui/overlays';
import { setInText } from './brandText.ts';
import type { EditProps } from './ColourFields.tsx';

const own = 'own';

const fields = [
  { key: 'shape', label: 'Shape', names: Object.keys(shapes), without: 'regular' },
  { key: 'density', label: 'Density', names: Object.keys(densities), without: 'regular' },
  { key: 'edge', label: 'Edge of the dark surface', names: Object.keys(edges), without: 'straight' },
] as const;

/** Corners, room and the lower edge of the dark surface. Measures of a brand's own stay until a name takes their place. */
export function FormFields({ text, source, onEdit }: EditProps) {
  return (
    <Stack gap={3}>
      {fields.map(({ key, label, names, without }) => {
        const value = source[key] ?? without;
        const choices = names.map((name) => ({ value: name, label: name }));
        return (
          <SelectField
            key={key}
            label={label}
            value={typeof value === 'string' ? value : own}
            options={typeof value === 'string' ? choices : [{ value: own, label: 'its own measures' }, ...choices]}
            onValueChange={(name) => name !== own && onEdit(setInText(text, [key], name))}
          />
        );
      })}
    </Stack>
  );
}
