import type { ComponentPropsWithRef } from 'react';
import { pageSurface } from '../internal/surfaces.css.ts';

export interface RootProps extends Omit<ComponentPropsWithRef<'div'>, 'className' | 'style'> {}

/**
 * Where parts begin in a page that somebody else has laid out: face, size and colours of their text come from the brand, and nothing
 * beside it changes. A page of nothing but parts imports `reset.css` instead.
 */
export const Root = (props: RootProps) => <div {...props} className={pageSurface} />;
