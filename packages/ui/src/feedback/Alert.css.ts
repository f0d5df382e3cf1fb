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
  selectors: {
    ...by('tone', {
      warning: { background: vars.surface.warningSubtle, color: vars.text.warning },
      info: { background: vars.surface.infoSubtle, color: vars.text.info },
      positive: { background: vars.surface.positiveSubtle, color: vars.text.positive },
    }),
    '&[data-kind="panel"]': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'start',
      justifyItems: 'start',
      padding: space[3],
      borderRadius: vars.radius.md,
    },
  },
});

export const words = style({
  minInlineSize: 0,
  selectors: { [`${alert}[data-kind="panel"] > &`]: { overflowWrap: 'anywhere' } },
});

export const action = style({
  selectors: {
    [`${alert}[data-kind="panel"] > &`]: { gridColumn: 2 },
    '&:hover': { background: vars.surface.hover },
  },
  ...eased('background'),
  minBlockSize: 32,
  paddingInline: space[3],
  borderRadius: vars.radius.control,
  border: '1px solid currentColor',
  background: 'none',
  color: 'inherit',
  fontWeight: vars.weight.semibold,
  cursor: 'pointer',
});
