import { eyeNames, filterId, matrixOf } from './sight.ts';

export function SightFilters() {
  return (
    <svg aria-hidden width="0" height="0" style={{ position: 'absolute' }}>
      {eyeNames.map((eye) => (
        <filter key={eye} id={filterId(eye)} colorInterpolationFilters="sRGB">
          <feColorMatrix type="matrix" values={matrixOf(eye)} />
        </filter>
      ))}
    </svg>
  );
}
