import type { MessageId } from '@baize/messages';
import { expect, waitFor, within } from 'storybook/test';
import type { Translate } from '../core/language/useText.ts';
import { currentStory, settled } from './StorySite.tsx';

/** Words as the site says them, in the toolbar's language. */
export const say: Translate = (id, values) => currentStory().say(id, values);

/** The width at which the navigation folds away. */
export const isPhone = () => matchMedia('(width < 900px)').matches;

/** The whole document: dialogs stand beside the canvas. */
export const page = () => within(document.body);

/** The part of the page under a heading, once it is there. */
export const section = (id: MessageId) => page().findByRole('region', { name: say(id) });

/** A dialog by its title, once it is seen with all that belongs into it and holds the focus. */
export async function dialog(id: MessageId, role?: 'dialog' | 'alertdialog'): Promise<HTMLElement> {
  const found = await interruption(id, role);
  await settled();
  return found;
}

/** The same while what it interrupts is still under way. */
export async function interruption(id: MessageId, role: 'dialog' | 'alertdialog' = 'dialog'): Promise<HTMLElement> {
  const found = await page().findByRole(role, { name: say(id) });
  await waitFor(() => expect(found.contains(document.activeElement)).toBe(true));
  await waitFor(() => expect(found).toBeVisible());
  return found;
}

/** Where the story has gone by now. */
export const address = () => {
  const { router } = currentStory();
  if (!router) throw new Error('The story has no page yet.');
  return router.location;
};

/** The query of that address. */
export const query = () => address().search;

/** Goes to another address of the site, or so many steps through the story's own history. */
export const go = (to: string | number): void => {
  const navigate = currentStory().router?.navigate;
  if (typeof to === 'number') void navigate?.(to);
  else void navigate?.(to);
};
