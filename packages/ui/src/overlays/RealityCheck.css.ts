import { style } from '@vanilla-extract/css';
import { space } from '../theme.css.ts';

/** Equally wide answers, side by side or stacked, so that neither is favoured. */
export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 140px), 1fr))',
  gap: space[3],
  inlineSize: '100%',
  overflowWrap: 'anywhere',
});

export const history = style({ display: 'flex', flexWrap: 'wrap' });
