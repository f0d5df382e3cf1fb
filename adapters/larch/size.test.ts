import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('ADP-19 a whole platform is connected in fewer than 700 lines', () => {
  const modules = readdirSync(import.meta.dirname).filter((name) => /^(?!.*\.test\.)\w+\.ts$/.test(name));
  const lines = modules.map((name) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8').split('\n').length - 1);
  expect(modules).toContain('adapter.ts');
  expect(lines.reduce((all, some) => all + some)).toBeLessThan(700);
});
