/** Minimum contrast by WCAG 2.2 level; higher for figures read from a distance. */
export const leastAt = {
  AA: { text: 4.5, mark: 3, figure: 7 },
  AAA: { text: 7, mark: 3, figure: 7 },
} as const;

export type Level = keyof typeof leastAt;

export interface Pair {
  kind: keyof (typeof leastAt)['AA'];
  front: string;
  back: string;
  under?: string;
}

const paper = ['surface.canvas', 'surface.raised', 'surface.overlay'];
const papers = [...paper, 'surface.sunken'];
const cloths = ['surface.stage', 'surface.stageRaised', 'surface.stageSunken'];

/** Pairs every front with every back. `a@b` is a translucent a over b. */
function on(kind: Pair['kind'], fronts: readonly string[], backs: readonly string[]): Pair[] {
  return fronts.flatMap((front) =>
    backs.map((entry) => {
      const [back = '', under] = entry.split('@');
      return { kind, front, back, under };
    }),
  );
}

const status = ['positive', 'negative', 'warning', 'info', 'accent'];

/** Least CIEDE2000 difference of the first two lines of a chart, so that nobody takes one for the other. */
export const chartApart = 20;

/** Pairs that must be legible in every brand and theme. */
export const pairs: readonly Pair[] = [
  ...on(
    'text',
    ['primary', 'secondary', 'muted', 'link', 'brand', ...status].map((name) => `text.${name}`),
    papers,
  ),
  ...on('text', ['text.primary', 'text.secondary', 'text.brand'], ['surface.selected']),
  ...status.flatMap((name) => on('text', [`text.${name}`, 'text.primary'], [`surface.${name}Subtle`])),
  ...on(
    'text',
    ['text.primary', 'text.secondary', 'text.muted', 'text.link'],
    paper.map((back) => `surface.hover@${back}`),
  ),
  ...on('text', ['text.inverse'], ['surface.inverse']),

  ...on(
    'text',
    ['text.onStage', 'text.onStageMuted', 'text.onStageAccent', 'text.onStageNegative', 'text.onStagePositive'],
    cloths,
  ),
  ...on(
    'text',
    ['text.onStage', 'text.onStageMuted', 'text.onStageAccent', 'text.onStagePositive'],
    cloths.map((back) => `surface.stageHover@${back}`),
  ),
  ...on('text', ['banner.ink', 'banner.ink-2'], ['banner.scrim@surface.stage', 'banner.scrim@surface.stageSunken']),

  ...on('text', ['action.onPrimary'], ['action.primary', 'action.primaryHover', 'action.primaryPressed']),
  ...on('text', ['action.onAccent'], ['action.accent', 'action.accentHover', 'action.accentPressed']),
  ...on('text', ['action.onNeutral'], ['action.neutral', 'action.neutralHover']),
  ...on('text', ['action.onDanger'], ['action.danger', 'action.dangerHover']),
  ...on('text', ['badge.onHot'], ['badge.hot']),
  ...on('text', ['badge.onCount'], ['badge.count']),
  ...on('text', ['badge.onVip'], ['badge.vip']),
  ...on('figure', ['tile.ink'], ['tile.face']),

  ...on(
    'mark',
    ['control', 'negative', 'positive', 'warning', 'accent'].map((name) => `border.${name}`),
    paper,
  ),
  ...on('mark', ['action.primary'], ['surface.sunken', 'surface.selected']),
  ...on('mark', ['action.accentEdge'], [...papers, 'surface.selected']),
  ...on('mark', ['focus.ring', 'action.primary', 'chart.s1', 'chart.s2', 'chart.s3', 'chart.s4'], paper),
  ...on('mark', ['border.onStageStrong', 'focus.ringOnStage', 'action.accentEdgeOnStage', 'icon.onStage'], cloths),
  ...on('mark', ['border.onStageStrong'], ['surface.stageHover@surface.stageSunken']),
  ...on('mark', ['icon.onStage'], ['surface.stageHover@surface.stageRaised']),
];
