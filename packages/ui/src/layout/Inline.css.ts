import { style } from '@vanilla-extract/css';
import { by } from '../internal/styles.ts';
import { space } from '../theme.css.ts';
import { gaps } from './Stack.css.ts';

export const inline = style({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  selectors: {
    ...by('gap', Object.fromEntries(gaps.map((gap) => [gap, { gap: space[gap] }]))),
    ...by('align', {
      start: { alignItems: 'flex-start' },
      end: { alignItems: 'flex-end' },
      baseline: { alignItems: 'baseline' },
      stretch: { alignItems: 'stretch' },
    }),
    ...by('justify', {
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
      between: { justifyContent: 'space-between' },
    }),
    '&[data-wrap]': { flexWrap: 'wrap' },
  },
});
