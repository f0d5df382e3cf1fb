import type { MessageId } from '@baize/messages';
import { expect, userEvent, within } from 'storybook/test';
import { say } from './queries.ts';
import { settled } from './StorySite.tsx';
import { change } from './world.ts';

export interface ExpectedFailure {
  look: (moment: string) => Promise<void>;
  failed?: MessageId;
  /** Message of the list when it comes back empty. */
  empty?: MessageId;
  /** Part that fails, unless it is the whole page. */
  root?: HTMLElement;
  /** Press on all retry buttons instead of the first. */
  all?: boolean;
}

/** Checks that a failure is shown, then presses retry while the platform answers again. */
export async function failsAndRetries({ look, failed, empty, root = document.body, all = false }: ExpectedFailure) {
  const part = within(root);
  const retry = { name: say('frame.retry') };
  await part.findAllByRole('button', retry);
  await settled();
  if (failed) await expect(part.getAllByText(say(failed))[0]).toBeVisible();
  await look('failed');
  await change({ faults: [], emptyLists: empty !== undefined });
  const buttons = part.getAllByRole('button', retry);
  for (const button of all ? buttons : buttons.slice(0, 1)) await userEvent.click(button);
  if (!empty) return;
  await expect(await part.findByText(say(empty))).toBeVisible();
  await change({ emptyLists: false });
}
