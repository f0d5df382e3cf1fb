import { raw } from 'hono/html';

/** Part of a page's head: an empty icon, so that no browser asks for `/favicon.ico`, which the policy refuses. */
export const noIcon = raw('<link rel="icon" href="data:,">');

/** Part of the policy that lets the empty icon in. */
export const iconSource = 'img-src data:';
