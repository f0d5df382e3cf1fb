import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { duration, easing, media } from '../theme.css.ts';
import { staggered } from './stagger.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const stagger = style({});

globalStyle(`${stagger}[data-stagger] > :nth-child(-n + ${staggered})`, {
  animation: `${rise} ${duration.slow} ${easing.enter} backwards`,
  '@media': { [media.still]: { animationName: 'none' } },
});

for (let place = 2; place <= staggered; place += 1) {
  globalStyle(`${stagger}[data-stagger] > :nth-child(${place})`, { animationDelay: `${(place - 1) * 30}ms` });
}
