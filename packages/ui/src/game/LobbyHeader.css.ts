import { style } from '@vanilla-extract/css';
import { text } from '../internal/styles.ts';
import { media, space, vars } from '../theme.css.ts';

export const head = style({
  display: 'grid',
  gap: space[3],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: space[5],
    },
  },
});

export const words = style({ alignSelf: 'end', minInlineSize: 0 });

export const title = style({
  ...text('displayMd'),
  '@media': { [media.wide]: { fontSize: vars.type.displayLg, lineHeight: vars.line.displayLg } },
});

export const lead = style({
  color: vars.text.onStageMuted,
  minBlockSize: '2lh',
  selectors: { '&[data-alone]': { minBlockSize: '1lh' } },
  '@media': { [media.pair]: { minBlockSize: '1lh' } },
});

export const jackpot = style({ '@media': { [media.wide]: { inlineSize: 368 } } });

export const rest = style({ minInlineSize: 0, '@media': { [media.wide]: { gridColumn: '1 / -1' } } });
