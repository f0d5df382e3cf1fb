import type { Inspected } from './inspect.ts';
import * as css from './wall.css.ts';

export interface TipText {
  /** Roles, such as `text.accent on surface.raised`. */
  title: string;
  code: string;
}

interface TileTipProps {
  text: TipText;
  box: Inspected['box'];
  scale: number;
  /** Page width, in its CSS px. */
  width: number;
}

export function TileTip({ text: { title, code }, box, scale, width }: TileTipProps) {
  const isRight = box.x + box.width / 2 > width / 2;
  const side = isRight ? { right: (width - box.x - box.width) * scale } : { left: box.x * scale };
  return (
    <div className={css.tip} style={{ top: (box.y + box.height) * scale + 8, ...side }} role="status">
      <strong>{title}</strong>
      <span className={css.tipCode}>{code}</span>
    </div>
  );
}
