import { style } from '@vanilla-extract/css';
import { figure, numeric, raisedCard, text as step } from '../internal/styles.ts';
import { space, vars } from '../theme.css.ts';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  padding: space[5],
  ...raisedCard,
  overflowWrap: 'anywhere',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});

export const party = style({ ...step('caption'), color: vars.text.muted });

export const amount = style({ ...figure, fontSize: '36px', lineHeight: '40px' });

export const text = style({
  ...step('caption'),
  ...numeric,
  display: 'flex',
  gap: space[2],
  color: vars.text.secondary,
});

export const link = style({ textAlign: 'center' });
