import { eventNames, events, sinks } from '@baize/domain';
import { expect, test } from 'vitest';

/** Written anew by `npx vitest run eventCatalogue -u`; a changed event needs a note of release too. */
test('OPS-27 analysts find every event, its values and its receivers in one file', async () => {
  const catalogue = { sinks, events: Object.fromEntries(eventNames.map((name) => [name, events[name]])) };
  await expect(`${JSON.stringify(catalogue, null, 2)}\n`).toMatchFileSnapshot('../../../docs/measurement/events.json');
});
