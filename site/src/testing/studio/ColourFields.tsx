import type { BrandSource } from '@baize/tokens/brand/source';
import { Grid, Panel, Stack, Text } from '@baize/ui';
import { TextField } from '@baize/ui/overlays';
import { useState } from 'react';
import { type BrandText, type ColourName, colourIn, colourNames, isHex, setColour } from './brandText.ts';

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
            name={name}
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

interface ColourFieldProps {
  name: ColourName;
  colour: string | undefined;
  onColour: (hex: string) => void;
}

/** A colour as hex, with the browser's own picker beside it. What is no colour is refused, and the last one stays. */
function ColourField({ name, colour, onColour }: ColourFieldProps) {
  const [typed, setTyped] = useState<{ hex: string; over: string | undefined } | null>(null);
  // What is being typed is forgotten when the colour becomes another one, as by an undo.
  if (typed && typed.over !== colour) setTyped(null);
  const shown = typed?.hex ?? colour ?? '';
  const wrong = shown !== '' && !isHex(shown);
  const type = (hex: string) => {
    const whole = isHex(hex);
    setTyped({ hex, over: whole ? hex : colour });
    if (whole) onColour(hex);
  };
  return (
    <Grid columns="fields">
      <TextField
        label={labels[name]}
        hint={uses[name]}
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        value={shown}
        error={wrong ? `A colour is # and six digits or letters a to f. ${colour ?? 'None'} stays.` : undefined}
        onValueChange={type}
      />
      <TextField type="color" label={`${labels[name]}, by eye`} value={colour ?? '#808080'} onValueChange={type} />
    </Grid>
  );
}
