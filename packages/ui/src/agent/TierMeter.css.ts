import { style } from '@vanilla-extract/css';
import { by, figure, numeric, onRightEdge, text } from '../internal/styles.ts';
import { space, vars } from '../theme.css.ts';

const room = '(min-width: 600px)';
const roomForAside = '(min-width: 800px)';
const line = '2px';
const hairline = `1px solid ${vars.border.subtle}`;
const reached = '&:is([data-state="passed"], [data-state="here"])';

export const place = style({ containerType: 'inline-size', minInlineSize: 0 });

export const meter = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [roomForAside]: { selectors: { '&[data-aside]': { gridTemplateColumns: 'minmax(0, 1fr) 236px' } } },
  },
});

export const main = style({ display: 'grid', gap: space[2], minInlineSize: 0, padding: space[4] });

export const aside = style({
  minInlineSize: 0,
  padding: space[4],
  borderBlockStart: hairline,
  '@container': { [roomForAside]: { borderBlockStart: 0, borderInlineStart: hairline } },
});

export const tiers = style({ position: 'relative', minInlineSize: 0, overflowX: 'auto', outlineOffset: '-2px' });

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--tiers), minmax(var(--least), 1fr))',
  '@container': { [room]: { gridTemplateColumns: '144px repeat(var(--tiers), minmax(var(--least), 1fr))' } },
} as const;

export const heads = style({
  ...columns,
  '@container': { [room]: { ...columns['@container'][room], '::before': { content: '' } } },
});

export const conditions = style({ display: 'grid' });
export const condition = style({ ...columns, position: 'relative' });

const column = {
  minInlineSize: 0,
  borderInlineEnd: `${line} solid ${vars.border.default}`,
  overflowWrap: 'anywhere',
} as const;

const states = {
  [reached]: { background: vars.surface.selected, borderInlineEndColor: vars.action.primary },
  '&[data-state="next"]': { borderInlineEndColor: vars.text.primary },
};

export const head = style({
  ...column,
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'end',
  padding: space[2],
  textAlign: 'end',
  selectors: states,
});

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: '6px',
  selectors: {
    '[data-state="passed"] > &': { color: vars.text.brand },
    '[data-state="here"] > &': { color: vars.text.brand },
    '[data-state="ahead"] > &': { color: vars.text.muted },
  },
});

export const rate = style({ ...figure, fontSize: vars.type.displaySm, lineHeight: '24px' });

export const caption = style({ ...text('caption'), color: vars.text.secondary });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  gridColumn: '1 / -1',
  minInlineSize: 0,
  paddingBlock: `${space[3]} ${space[1]}`,
  overflowWrap: 'anywhere',
  '@container': {
    [room]: {
      display: 'grid',
      gridColumn: 'auto',
      alignContent: 'center',
      justifyItems: 'start',
      paddingBlock: space[1],
      paddingInlineEnd: space[3],
    },
  },
});

export const factName = style({ ...text('caption'), color: vars.text.muted });
export const factValue = style({ ...numeric, fontWeight: vars.weight.semibold });

export const factNote = style({
  ...text('caption'),
  ...numeric,
  fontWeight: vars.weight.semibold,
  selectors: by('tone', { positive: { color: vars.text.positive }, warning: { color: vars.text.warning } }),
});

export const step = style({
  ...column,
  display: 'grid',
  gap: space[1],
  alignContent: 'center',
  paddingBlock: space[2],
  paddingInline: line,
  selectors: states,
});

export const threshold = style({
  ...onRightEdge,
  ...text('caption'),
  minInlineSize: 0,
  paddingInline: space[1],
  color: vars.text.secondary,
});
