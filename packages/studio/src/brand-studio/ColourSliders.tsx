import { hexOf, lchOf } from '@baize/tokens/brand/colour';
import { Slider } from '@baize/ui';
import { useState } from 'react';
import { component, value } from './role.css.ts';

const components = [
  { label: 'Lightness', factor: 100, max: 100, step: 0.5, show: (part: number) => part.toFixed(3) },
  { label: 'Chroma', factor: 100, max: 37, step: 0.5, show: (part: number) => part.toFixed(3) },
  { label: 'Hue', factor: 1, max: 360, step: 1, show: (part: number) => `${part.toFixed(0)}°` },
] as const;

interface ColourSlidersProps {
  hex: string;
  onColour: (hex: string) => void;
}

/**
 * Edits a colour as OKLCH. Keeps the requested values while the colour is the same, because sRGB has less chroma and
 * grey has no hue.
 */
export function ColourSliders({ hex, onColour }: ColourSlidersProps) {
  const [asked, setAsked] = useState({ hex, lch: lchOf(hex) });
  const lch = asked.hex === hex ? asked.lch : lchOf(hex);
  const move = (place: number, moved: number) => {
    const [l, c, h] = lch.map((old, index) => (index === place ? moved : old)) as [number, number, number];
    const made = hexOf(l, c, h);
    setAsked({ hex: made, lch: [l, c, h] });
    onColour(made);
  };
  return components.map(({ label, factor, max, step, show }, place) => (
    <div key={label} className={component}>
      <span aria-hidden>{label}</span>
      <div dir="ltr">
        <Slider
          label={label}
          max={max}
          step={step}
          value={(lch[place] ?? 0) * factor}
          onValueChange={(moved) => move(place, moved / factor)}
        />
      </div>
      <span className={value} aria-hidden>
        {show(lch[place] ?? 0)}
      </span>
    </div>
  ));
}
