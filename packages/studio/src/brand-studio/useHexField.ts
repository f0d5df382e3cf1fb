import { type ChangeEvent, useId, useState } from 'react';
import { isHex } from './brandText.ts';

export function useHexField(colour: string | undefined, onColour: (hex: string) => void) {
  const message = useId();
  const [typed, setTyped] = useState<{ hex: string; over: string | undefined } | null>(null);
  if (typed && typed.over !== colour) setTyped(null);
  const shown = typed?.hex ?? colour ?? '';
  const isWrong = shown !== '' && !isHex(shown);
  const type = (hex: string) => {
    const whole = isHex(hex);
    setTyped({ hex, over: whole ? hex : colour });
    if (whole) onColour(hex);
  };
  return {
    isWrong,
    type,
    field: {
      value: shown,
      spellCheck: false,
      autoComplete: 'off',
      dir: 'ltr',
      'aria-invalid': isWrong || undefined,
      'aria-describedby': isWrong ? message : undefined,
      onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.target.value),
    } as const,
  };
}
