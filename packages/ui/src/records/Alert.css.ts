import { style } from '@vanilla-extract/css';
import { by, eased } from '../internal/styles.ts';
import { space, vars } from '../theme.css.ts';

export const alert = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexWrap: 'wrap',
  gap: space[3],
  padding: `${space[2]} ${space[4]}`,
  selectors: by('tone', {
    warning: { background: vars.surface.warningSubtle, color: vars.text.warning },
    info: { background: vars.surface.infoSubtle, color: vars.text.info },
  }),
});

export const action = style({
  ...eased('background'),
  minBlockSize: 32,
  paddingInline: space[3],
  borderRadius: vars.radius.control,
  border: '1px solid currentColor',
  background: 'none',
  color: 'inherit',
  fontWeight: vars.weight.semibold,
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.surface.hover } },
});
