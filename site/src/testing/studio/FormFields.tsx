import { densities, edges, shapes } from '@baize/tokens/brand/presets';
import { Slider, Stack, Text } from '@baize/ui';
import { SelectField } from '@baize/ui/overlays';
import { brandTextures } from './brandFiles.ts';
import { setInText } from './brandText.ts';
import type { EditProps } from './ColourFields.tsx';

const own = 'own';

const fields = [
  { key: 'shape', label: 'Shape', names: Object.keys(shapes), without: 'regular' },
  { key: 'density', label: 'Density', names: Object.keys(densities), without: 'regular' },
  { key: 'edge', label: 'Edge of the dark surface', names: Object.keys(edges), without: 'straight' },
] as const;

interface FormFieldsProps extends EditProps {
  /** The brand whose texture.svg is taken. */
  weave: string;
  onWeave: (weave: string) => void;
}

/** Corners, room, edge and texture of the dark surface. Measures of a brand's own stay until a name takes their place. */
export function FormFields({ text, source, onEdit, weave, onWeave }: FormFieldsProps) {
  const strength = Math.round((source.texture ?? 0) * 100);
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
      <SelectField
        label="Texture"
        value={weave}
        options={[...new Set([weave, ...brandTextures.keys()])].map((id) => ({
          value: id,
          label: brandTextures.has(id) ? `of ${id}` : 'none',
        }))}
        onValueChange={onWeave}
      />
      <Stack gap={1}>
        <Text size="caption" tone="secondary">{`Texture shows by ${strength} %`}</Text>
        <Slider
          label="Strength of the texture"
          valueText={`${strength} %`}
          max={30}
          value={strength}
          onValueChange={(value) => onEdit(setInText(text, ['texture'], value / 100))}
        />
      </Stack>
    </Stack>
  );
}
