import type { BrandSource } from '@baize/tokens/brand/source';
import { Panel, Stack, Text } from '@baize/ui';
import { type BrandText, type ColourName, colourIn, colourNames, setColour } from './brandText.ts';
import { ColourField } from './ColourField.tsx';

export interface EditProps {
  text: BrandText;
  source: BrandSource;
  onEdit: (text: BrandText) => void;
}

const labels: Readonly<Record<ColourName, string>> = {
  primary: 'Primary',
  accent: 'Accent',
  support: 'Support',
  neutral: 'Neutral',
};

const uses: Readonly<Record<ColourName, string>> = {
  primary: 'What people press first',
  accent: 'Money and the second call',
  support: 'Charts and art',
  neutral: 'The tint of paper and ink',
};

/** The few colours that everything else is derived from. */
export function ColourFields({ text, source, onEdit }: EditProps) {
  return (
    <Panel title="Colours" level={2}>
      <Stack gap={4}>
        {colourNames.map((name) => (
          <ColourField
            key={name}
            label={labels[name]}
            hint={uses[name]}
            colour={colourIn(source, name)}
            onColour={(hex) => onEdit(setColour(text, name, hex))}
          />
        ))}
        {source.colours.ramps && (
          <Text size="caption" tone="secondary">
            The ramps of this brand are made by hand. Another colour takes their place by derived ones.
          </Text>
        )}
      </Stack>
    </Panel>
  );
}
