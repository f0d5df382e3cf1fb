import { hexOf, lchOf } from '@baize/tokens/brand/colour';
import { type KeyboardEvent, type PointerEvent, useMemo } from 'react';
import { ratioText } from './ratio.ts';
import * as css from './role.css.ts';
import type { RoleColour } from './roleColour.ts';

interface LightnessGraphProps {
  colour: RoleColour;
  onColour: (hex: string) => void;
}

const width = 304;
const height = 112;
const samples = 76;
const most = 21;

const x = (lightness: number) => lightness * width;
const y = (ratio: number) => height * (1 - Math.log(Math.max(1, ratio)) / Math.log(most));

/** Plots a role's contrast at every lightness of its chroma and hue; the point moves by dragging or arrow keys. */
export function LightnessGraph({ colour: { paint, pairs, strengthAt, passing }, onColour }: LightnessGraphProps) {
  const [l, c, h] = lchOf(paint.hex);
  const need = pairs[0]?.need ?? 0;
  const points = useMemo(
    () =>
      Array.from({ length: samples + 1 }, (_, place) => {
        const lightness = place / samples;
        const hex = hexOf(lightness, c, h);
        return { lightness, hex, strength: strengthAt(hex) };
      }),
    [c, h, strengthAt],
  );
  if (need === 0) return null;
  const moveTo = (lightness: number) => onColour(hexOf(Math.min(1, Math.max(0, lightness)), c, h));
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons !== 1) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { left, width: shown } = event.currentTarget.getBoundingClientRect();
    moveTo((event.clientX - left) / shown);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowRight' || event.key === 'ArrowUp' ? 1 : -1;
    if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
    moveTo(l + direction * (event.shiftKey ? 0.05 : 0.005));
  };
  const ratio = strengthAt(paint.hex) * need;
  const best = passing === null ? null : lchOf(passing)[0];
  return (
    <>
      <div
        className={css.graph}
        role="slider"
        tabIndex={0}
        aria-label="Lightness on the graph"
        aria-valuemin={0}
        aria-valuemax={1}
        aria-valuenow={Number(l.toFixed(3))}
        aria-valuetext={`${l.toFixed(3)}: ${ratioText(ratio)} of ${need}`}
        onPointerDown={drag}
        onPointerMove={drag}
        onKeyDown={onKeyDown}
      >
        <svg className={css.curves} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden>
          {points.slice(0, -1).map(({ lightness, strength }) => (
            <rect
              key={lightness}
              className={strength >= 1 ? css.pass : css.fail}
              x={x(lightness)}
              width={width / samples + 0.5}
              y={0}
              height={height}
            />
          ))}
          {[3, 4.5, 7].map((each) => (
            <line
              key={each}
              className={each === need ? css.need : css.grid}
              x1={0}
              x2={width}
              y1={y(each)}
              y2={y(each)}
            />
          ))}
          {best !== null && <line className={css.best} x1={x(best)} x2={x(best)} y1={0} y2={height} />}
          <line className={css.given} x1={x(l)} x2={x(l)} y1={0} y2={height} />
          <polyline
            className={css.curve}
            points={points.map(({ lightness, strength }) => `${x(lightness)},${y(strength * need)}`).join(' ')}
          />
          <circle className={css.point} cx={x(l)} cy={y(ratio)} r={7} fill={paint.hex} />
        </svg>
        {[3, 4.5, 7].map((each) => (
          <span
            key={each}
            className={css.graphLabel}
            data-need={each === need || undefined}
            style={{ insetBlockStart: `${(y(each) / height) * 100}%` }}
          >
            {each === need ? `${each} needed` : each}
          </span>
        ))}
      </div>
      <svg className={css.scale} viewBox={`0 0 ${samples + 1} 1`} preserveAspectRatio="none" aria-hidden>
        {points.map(({ hex }, place) => (
          <rect key={points[place]?.lightness} x={place} width={1.05} height={1} fill={hex} />
        ))}
      </svg>
    </>
  );
}
