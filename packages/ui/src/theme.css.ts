// Every component's sheet imports this file, and with it what all of them stand on.
import './base.css.ts';

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
