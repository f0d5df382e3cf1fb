import { style } from '@vanilla-extract/css';
import { by } from '../internal/styles.ts';
import { fontSize, media, vars } from '../theme.css.ts';

const { badge: own, surface, text } = vars;

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3px',
  minBlockSize: '18px',
  paddingInline: '5px',
  borderRadius: vars.radius.badge,
  background: surface.sunken,
  color: text.secondary,
  fontSize: fontSize.micro,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.2,
  flex: 'none',
  maxInlineSize: '100%',
  selectors: by('tone', {
    hot: { background: own.hot, color: own.onHot },
    vip: { background: own.vip, color: own.onVip },
    positive: { background: surface.positiveSubtle, color: text.positive },
    negative: { background: surface.negativeSubtle, color: text.negative },
    warning: { background: surface.warningSubtle, color: text.warning },
    info: { background: surface.infoSubtle, color: text.info },
    accent: { background: surface.accentSubtle, color: text.accent },
  }),
  '@media': { [media.wide]: { minBlockSize: '20px', paddingInline: '7px' } },
});
