/** The variables of whatever brand a page wears, for pages and parts of one's own: `vars.text.muted` is `var(--bz-text-muted)`. */
export { ground, vars } from './internal/vars.css.ts';
