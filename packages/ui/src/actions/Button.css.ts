import { globalStyle, style } from '@vanilla-extract/css';
import { by, ringed } from '../internal/styles.ts';
import { duration, easing, fontSize, ground, media, size, space, vars } from '../theme.css.ts';

const { action } = vars;
const idle = ':hover:not(:active, :disabled, [aria-disabled="true"], [aria-busy="true"])';

const onDark = '&[data-kind="neutral"][data-surface="dark"]';

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minBlockSize: vars.density.control,
  paddingBlock: space[1],
  paddingInline: space[4],
  borderRadius: vars.radius.control,
  background: action.neutral,
  color: action.onNeutral,
  ...ringed(vars.border.default),
  fontSize: fontSize.body,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.2,
  textAlign: 'center',
  transition: `background ${duration.fast} ${easing.standard}, transform ${duration.fast}`,
  selectors: {
    ...by('size', {
      sm: { minBlockSize: size.controlSm, paddingInline: space[3] },
      lg: { minBlockSize: size.controlLg, paddingInline: space[6], fontSize: fontSize.bodyLg },
    }),
    ...by('kind', {
      primary: { background: action.primary, color: action.onPrimary, boxShadow: 'none' },
      accent: { background: action.accent, color: action.onAccent, ...ringed(ground.accentEdge) },
      ghost: { background: 'transparent', color: vars.text.link, boxShadow: 'none' },
      danger: { background: action.danger, color: action.onDanger, boxShadow: 'none' },
    }),
    [onDark]: { background: 'transparent', color: ground.text, ...ringed(ground.strong) },
    '&[data-wide]': { inlineSize: '100%' },
    '&:active': { transform: 'translateY(1px)' },
    ...by(
      'kind',
      { primary: { background: action.primaryPressed }, accent: { background: action.accentPressed } },
      ':active',
    ),
    '&[data-kind]:is(:disabled, [aria-disabled="true"])': {
      background: action.disabled,
      color: action.onDisabled,
      boxShadow: 'none',
      cursor: 'not-allowed',
      transform: 'none',
    },
    '&[aria-busy="true"]': { cursor: 'progress', transform: 'none' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        ...by(
          'kind',
          {
            neutral: { background: action.neutralHover },
            primary: { background: action.primaryHover },
            accent: { background: action.accentHover },
            ghost: { background: vars.surface.hover },
            danger: { background: action.dangerHover },
          },
          idle,
        ),
        [`${onDark}${idle}`]: { background: ground.hover },
      },
    },
    '(forced-colors: active)': { border: '1px solid ButtonText' },
    '(pointer: coarse)': { minBlockSize: size.touch, selectors: { '&[data-size="sm"]': { minBlockSize: size.touch } } },
  },
});

/** Without an icon to replace, the spinner takes its room from the padding, so the button keeps its width. */
globalStyle(`${button}[data-bare]::before, ${button}[data-bare]::after`, { content: '', marginInline: '-10px' });
globalStyle(`${button}[data-bare][data-size="sm"]`, { gap: space[1] });
globalStyle(`${button}[data-bare][data-size="sm"]::before, ${button}[data-bare][data-size="sm"]::after`, {
  marginInline: '-6px',
});
