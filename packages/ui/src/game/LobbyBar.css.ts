import { style } from '@vanilla-extract/css';
import { hidden, numeric, text as step } from '../internal/styles.ts';
import { media, space, vars } from '../theme.css.ts';

const narrow = '(max-width: 959.98px)';

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  gridTemplateAreas: '"search opener" "choices choices" "types types" "applied applied"',
  '@media': { [media.wide]: { display: 'flex', flexWrap: 'wrap' } },
});

/** The row of kinds is drawn sideways where it has no room. */
export const types = style({ gridArea: 'types', minInlineSize: 0, maxInlineSize: '100%' });

export const search = style({
  gridArea: 'search',
  minInlineSize: 0,
  '@media': { [media.wide]: { flex: '1 1 220px', maxInlineSize: '300px' } },
});

export const opener = style({ gridArea: 'opener', '@media': { [media.wide]: { display: 'none' } } });
export const count = style({ display: 'inline-block', marginInlineStart: space[2] });

export const choices = style({
  gridArea: 'choices',
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
  '@media': {
    [narrow]: { selectors: { '&:not([data-open])': { display: 'none' } } },
    [media.wide]: { display: 'flex', marginInlineStart: 'auto' },
  },
});

/** On a desk the lists themselves show what is applied; there this row is only read aloud. */
export const applied = style({
  gridArea: 'applied',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  '@media': { [media.wide]: hidden },
});

/** The line keeps its place while the number is on its way. */
export const result = style({ ...step('caption'), ...numeric, minBlockSize: '1lh', color: vars.text.muted });
