'use client';

import { useId } from 'react';
import { Picture } from '../content/Picture.tsx';
import { Slider } from '../fields/Slider.tsx';
import type { ElementAttributes, PictureSources } from '../internal/types.ts';
import * as css from './Calculator.css.ts';

export interface CalculatorProps extends ElementAttributes<HTMLDivElement> {
  /** Prompt, such as "Try it: friends who play". */
  label: string;
  /** Formatted choice. */
  shown: string;
  /** Slider position, from 0 to `max`. */
  value: number;
  max: number;
  onValueChange: (value: number) => void;
  /** Result as title and sentence. */
  result?: { picture?: PictureSources; title: string; text: string };
  /** Result in figures, the last being the total. */
  figures?: readonly { id: string; label: string; value: string }[];
}

/** Shows on a dark surface the benefit of an offer for a value set on a slider. */
export function Calculator({
  label,
  shown,
  value,
  max,
  onValueChange,
  result,
  figures,
  ...attributes
}: CalculatorProps) {
  const slider = useId();
  return (
    <div {...attributes} className={css.calculator}>
      <p className={css.label}>{label}</p>
      <p className={css.shown}>
        <bdi translate="no">{shown}</bdi>
      </p>
      <Slider id={slider} label={label} value={value} valueText={shown} max={max} onValueChange={onValueChange} />
      <output className={css.outcome} htmlFor={slider}>
        {result && (
          <span className={css.result}>
            {result.picture && (
              <span className={css.picture}>
                <Picture sources={result.picture} alt="" width={44} height={44} />
              </span>
            )}
            <span className={css.words}>
              <strong className={css.title}>{result.title}</strong>
              <span className={css.text}>{result.text}</span>
            </span>
          </span>
        )}
        {figures?.map((figure) => (
          <span key={figure.id} className={css.figure}>
            <span className={css.text}>{figure.label}</span>{' '}
            <bdi translate="no" className={css.number}>
              {figure.value}
            </bdi>
          </span>
        ))}
      </output>
    </div>
  );
}
