import { style } from '@vanilla-extract/css';
import { darkBar } from '../internal/styles.ts';
import { layout, media, size, space } from '../theme.css.ts';

export const bar = style({
  ...darkBar,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: layout.headerMobile,
  paddingInline: space[4],
  '@media': {
    [media.pair]: { minBlockSize: space[16], paddingInline: layout.margin },
    [media.wide]: { display: 'none' },
    '(max-height: 420px)': { minBlockSize: space[12] },
  },
});

export const start = style({ display: 'flex', marginInlineStart: '-10px' });

export const logo = style({ flex: 1, minInlineSize: 0 });

export const search = style({
  display: 'flex',
  '@media': {
    'not all and (min-width: 360px)': { display: 'none' },
    [media.pair]: { flex: '0 1 208px', minInlineSize: size.touch },
  },
});

export const sum = style({ display: 'flex', minInlineSize: 0, minBlockSize: size.touch });

export const end = style({ display: 'flex', alignItems: 'stretch', minBlockSize: size.touch });
