import type { ComponentPropsWithRef } from 'react';
import { pageSurface } from '../internal/surfaces.css.ts';

export interface RootProps extends Omit<ComponentPropsWithRef<'div'>, 'className' | 'style'> {}

/**
 * Wraps components in a host page: typeface, size and text colours come from the brand, and the rest of the page is
 * unaffected. All-Baize pages import `reset.css` instead.
 */
export const Root = (props: RootProps) => <div {...props} className={pageSurface} />;
