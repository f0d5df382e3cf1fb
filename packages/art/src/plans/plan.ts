import type { PaletteName } from '../palettes.ts';
import type { Sheet } from '../sheet.ts';
import type { TitleStyle } from '../title.ts';

export interface Plan {
  palette: PaletteName;
  title: TitleStyle;
  ground: (sheet: Sheet) => void;
  subject: (sheet: Sheet) => void;
}
