import { style } from '@vanilla-extract/css';
import { space } from '../theme.css.ts';

/** Both answers are equally wide, beside one another or one under the other: neither is offered more than the other. */
export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 140px), 1fr))',
  gap: space[3],
  inlineSize: '100%',
  overflowWrap: 'anywhere',
});

export const history = style({ display: 'flex', flexWrap: 'wrap' });
