// areas: all
import { agentFlows } from './agentFlows.ts';
import { contractFlows } from './contractFlows.ts';
import { flows } from './flows.ts';
import { expect } from './journey.ts';
import { memberFlows } from './memberFlows.ts';
import { forEachPersona } from './personas.ts';
import { fits } from './steps.ts';
import { tags } from './words.ts';

forEachPersona((test, { use }) => {
  const walks = use.speech === 'CN' ? flows : [...flows, ...memberFlows, ...agentFlows, ...contractFlows];
  for (const { title, full, walk } of walks) {
    const tag = full || use.speech === 'CN' ? [] : ['@smoke', '@main'];
    test(title, { tag }, async ({ person, page, speech }) => {
      await walk(person);
      await expect(page.locator('html')).toHaveAttribute('lang', tags[speech]);
      await expect(page.locator('html')).toHaveAttribute('dir', speech === 'UR' ? 'rtl' : 'ltr');
      await fits(page);
    });
  }
});
