import { Stack, Text } from '@baize/ui';
import { SelectField } from '@baize/ui/overlays';
import type { EditProps } from './ColourFields.tsx';
import { displayFaces, familyOf, setDisplay, setFigures, setTextFace, systemFace, textFaces } from './faces.ts';

const asHeadings = 'headings';

const options = (faces: ReadonlyMap<string, unknown>, own: string) =>
  [...new Set([...faces.keys(), own])].map((family) => ({
    value: family,
    label: family === systemFace ? 'the face of the system' : family,
  }));

/** Which faces headings, sums and everything else are set in: those that brands of the folder have. */
export function TypeFields({ text, source: { type }, onEdit }: EditProps) {
  const [display, ui] = [familyOf(type.display), familyOf(type.text)];
  const figures = type.figures ? familyOf(type.figures) : asHeadings;
  return (
    <Stack gap={3}>
      <SelectField
        label="Headings"
        value={display}
        options={options(displayFaces, display)}
        onValueChange={(family) => onEdit(setDisplay(text, family))}
      />
      <SelectField
        label="Text"
        value={ui}
        options={options(textFaces, ui)}
        onValueChange={(family) => onEdit(setTextFace(text, family))}
      />
      <SelectField
        label="Figures"
        value={figures}
        options={[
          { value: asHeadings, label: 'as headings' },
          ...options(displayFaces, displayFaces.has(figures) ? figures : systemFace),
        ]}
        onValueChange={(family) => onEdit(setFigures(text, family === asHeadings ? undefined : family))}
      />
      <Text size="caption" tone="secondary">
        The linter names letters that a face lacks, language by language.
      </Text>
    </Stack>
  );
}
