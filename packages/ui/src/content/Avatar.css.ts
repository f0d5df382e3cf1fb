import { globalStyle, style } from '@vanilla-extract/css';
import { size, vars } from '../theme.css.ts';

export const avatar = style({
  position: 'relative',
  display: 'block',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: '50%',
  background: vars.surface.stageRaised,
  color: vars.text.onStage,
  selectors: {
    '&[data-size="sm"]': { inlineSize: size.avatarSm, blockSize: size.avatarSm },
    '&[data-size="md"]': { inlineSize: size.avatar, blockSize: size.avatar },
    '&[data-size="lg"]': { inlineSize: size.avatarLg, blockSize: size.avatarLg },
  },
});

export const link = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: size.touch,
  minBlockSize: size.touch,
  borderRadius: vars.radius.pill,
});

export const figure = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });

export const picture = style({ position: 'absolute', inset: 0 });

globalStyle(`${picture} > [data-state="failed"]`, { opacity: 0 });
