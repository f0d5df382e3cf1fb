import { globalStyle, style } from '@vanilla-extract/css';
import { text } from '../internal/styles.ts';
import { space, vars } from '../theme.css.ts';

export const sidePanel = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: space[5],
  minBlockSize: 0,
  paddingBlock: `${space[8]} 0`,
  paddingInline: '28px',
});

export const sidePanelTitle = style(text('displayLg'));

export const sidePanelPoints = style({ display: 'grid', gap: '14px', color: vars.text.onStageMuted });

export const sidePanelPoint = style({ display: 'flex', alignItems: 'center', gap: space[3] });

export const sidePanelArt = style({
  position: 'relative',
  flex: 1,
  minBlockSize: '120px',
  marginInline: '-28px',
  overflow: 'hidden',
  maskImage: 'linear-gradient(transparent, black 40px)',
});

/** A brand's picture keeps its words' side free: of its whole width, what it shows stands towards the end. */
globalStyle(`${sidePanelArt} > img`, { objectPosition: '96% 50%' });
globalStyle(`[dir="rtl"] ${sidePanelArt} > img`, { objectPosition: '4% 50%' });
