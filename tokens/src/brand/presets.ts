export type RadiusName = 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'control' | 'card' | 'modal' | 'pill' | 'badge';
export type DensityName = 'control' | 'row' | 'gap' | 'section';

export type Radii = Readonly<Record<RadiusName, number>>;
export type Spaces = Readonly<Record<DensityName, number>>;
export interface EdgeForm {
  depth: number;
  radius: readonly [number, 'px' | '%'];
}

/** Corner radii, px. */
export const shapes = {
  sharp: { xs: 1, sm: 2, md: 3, lg: 4, xl: 6, control: 3, card: 4, modal: 6, pill: 3, badge: 2 },
  slight: { xs: 2, sm: 2, md: 4, lg: 4, xl: 6, control: 4, card: 4, modal: 6, pill: 4, badge: 2 },
  regular: { xs: 3, sm: 6, md: 10, lg: 14, xl: 20, control: 8, card: 12, modal: 16, pill: 999, badge: 4 },
  soft: { xs: 6, sm: 10, md: 16, lg: 22, xl: 30, control: 999, card: 20, modal: 28, pill: 999, badge: 999 },
} as const satisfies Record<string, Radii>;

/** Heights of controls and rows, and the spacing between them, px. */
export const densities = {
  compact: { control: 36, row: 44, gap: 16, section: 48 },
  regular: { control: 40, row: 48, gap: 20, section: 56 },
  roomy: { control: 44, row: 52, gap: 24, section: 64 },
} as const satisfies Record<string, Spaces>;

/** Bottom edge of the dark surface. */
export const edges = {
  straight: { depth: 0, radius: [0, 'px'] },
  rounded: { depth: 48, radius: [48, 'px'] },
  curved: { depth: 44, radius: [50, '%'] },
} as const satisfies Record<string, EdgeForm>;

export type Shape = keyof typeof shapes;
export type Density = keyof typeof densities;
export type Edge = keyof typeof edges;

/** Scenes of the home page's first banner; the last is for brands without one of their own. */
export const heroScenes = ['table', 'city', 'pagoda', 'tiles', 'mark'] as const;
export type HeroScene = (typeof heroScenes)[number];
