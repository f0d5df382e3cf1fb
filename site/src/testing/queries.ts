import type { MessageId } from '@baize/messages';
import { expect, waitFor, within } from 'storybook/test';
import type { Translate } from '../core/language/useText.ts';
import { currentStory, settled } from './StorySite.tsx';

export const say: Translate = (id, values) => currentStory().say(id, values);

/** Width at which the navigation collapses. */
export const isPhone = () => matchMedia('(width < 900px)').matches;

export const page = () => within(document.body);

export const section = (id: MessageId) => page().findByRole('region', { name: say(id) });

/** Finds a dialog by its title once it has focus and the page is settled. */
export async function dialog(id: MessageId, role?: 'dialog' | 'alertdialog'): Promise<HTMLElement> {
  const found = await interruption(id, role);
  await settled();
  return found;
}

/** Finds a dialog without waiting for calls that are still in flight. */
export async function interruption(id: MessageId, role: 'dialog' | 'alertdialog' = 'dialog'): Promise<HTMLElement> {
  const found = await page().findByRole(role, { name: say(id) });
  await waitFor(() => expect(found.contains(document.activeElement)).toBe(true));
  await waitFor(() => expect(found).toBeVisible());
  return found;
}

export const address = () => {
  const { router } = currentStory();
  if (!router) throw new Error('The story has no page yet.');
  return router.location;
};

export const query = () => address().search;

export const go = (to: string | number): void => {
  const navigate = currentStory().router?.navigate;
  if (typeof to === 'number') void navigate?.(to);
  else void navigate?.(to);
};
