// areas: all
// platforms: any
import { agentFlows } from './agentFlows.ts';
import { contractFlows } from './contractFlows.ts';
import { type Flow, flows } from './flows.ts';
import { expect } from './journey.ts';
import { memberFlows } from './memberFlows.ts';
import { forEachPersona } from './personas.ts';
import { needs } from './platforms.ts';
import { fits } from './steps.ts';
import { tags } from './words.ts';

const ofAgents = [...agentFlows, ...contractFlows].map(
  (flow): Flow => ({ ...flow, needs: ['agentProfile', 'contracts'] }),
);

forEachPersona((test, { use }) => {
  const walks = use.speech === 'CN' ? flows : [...flows, ...memberFlows, ...ofAgents];
  for (const { title, full, needs: needed = [], walk } of walks) {
    const tag = full || use.speech === 'CN' ? [] : ['@smoke', '@main'];
    tag.push(...needs(...needed));
    test(title, { tag }, async ({ person, page, speech }) => {
      await walk(person);
      await expect(page.locator('html')).toHaveAttribute('lang', tags[speech]);
      await expect(page.locator('html')).toHaveAttribute('dir', speech === 'UR' ? 'rtl' : 'ltr');
      await fits(page);
    });
  }
});
