import { Grid } from '@baize/ui';
import { TextField } from '@baize/ui/overlays';
import { useState } from 'react';
import { isHex } from './brandText.ts';

interface ColourFieldProps {
  label: string;
  hint?: string;
  colour: string | undefined;
  onColour: (hex: string) => void;
}

/** A colour as hex, with the browser's own picker beside it. What is no colour is refused, and the last one stays. */
export function ColourField({ label, hint, colour, onColour }: ColourFieldProps) {
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
        label={label}
        {...(hint && { hint })}
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        value={shown}
        error={wrong ? `A colour is # and six digits or letters a to f. ${colour ?? 'None'} stays.` : undefined}
        onValueChange={type}
      />
      <TextField type="color" label={`${label}, by eye`} value={colour ?? '#808080'} onValueChange={type} />
    </Grid>
  );
}
