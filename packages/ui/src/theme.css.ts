// Every component's sheet imports this file, so the global sheet comes first in every bundle that shows a component.
import './global.css.ts';

export {
  duration,
  durationMs,
  easing,
  fontSize,
  layout,
  lineHeight,
  media,
  size,
  space,
  z,
} from '@baize/tokens/constants';
export { ground, vars } from './internal/vars.css.ts';
