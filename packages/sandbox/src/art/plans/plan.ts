import type { PaletteName } from '../palettes.ts';
import type { Sheet } from '../sheet.ts';
import type { TitleStyle } from '../title.ts';

/** How one game will be drawn, decided before anything is. */
export interface Plan {
  palette: PaletteName;
  title: TitleStyle;
  /** The place. */
  ground: (sheet: Sheet) => void;
  /** What the game is about, in the middle of the place. */
  subject: (sheet: Sheet) => void;
}
