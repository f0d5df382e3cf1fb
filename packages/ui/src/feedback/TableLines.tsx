import { fullArcs } from './FullPage.css.ts';

const boxes = [0.1, 0.22, 0.36, 0.5, 0.64, 0.78, 0.9].map(placeBox).join('');

const lines = [arc(714, -64), arc(726, -44), arc(826, 30)].join('');

/** Draws the chalk lines of a half-moon table. Symmetric, so never mirrored. */
export function TableLines() {
  return (
    <svg
      className={fullArcs}
      viewBox="0 0 1440 820"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      aria-hidden
    >
      <path d={lines + boxes} />
    </svg>
  );
}

function arc(lowest: number, edge: number): string {
  return `M-60 ${edge}Q720 ${2 * lowest - edge} 1500 ${edge}`;
}

function placeBox(at: number): string {
  const height = (t: number) => (1 - t) ** 2 * -60 + 2 * t * (1 - t) * 1600 + t * t * -60;
  const angle = Math.atan2((height(at + 0.001) - height(at - 0.001)) / 0.002, 1560);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [x, y] = [-60 + 1560 * at, height(at)];
  const point = (dx: number, dy: number) =>
    `${(x + dx * cos - dy * sin).toFixed(1)} ${(y + dx * sin + dy * cos).toFixed(1)}`;
  const corner = (dx: number, dy: number) => `Q${point(dx, dy)} `;
  return [
    `M${point(-25, -48)}L${point(25, -48)}${corner(34, -48)}${point(34, -39)}`,
    `L${point(34, 39)}${corner(34, 48)}${point(25, 48)}`,
    `L${point(-25, 48)}${corner(-34, 48)}${point(-34, 39)}`,
    `L${point(-34, -39)}${corner(-34, -48)}${point(-25, -48)}Z`,
  ].join('');
}
