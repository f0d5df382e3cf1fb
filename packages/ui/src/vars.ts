/** Brand variables for custom pages and components: `vars.text.muted` is `var(--bz-text-muted)`. */
export { ground, vars } from './internal/vars.css.ts';
