import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readParts } from './publicProps.ts';

const parts = readParts(readFileSync('packages/ui/public-props.txt', 'utf8'));

test('UI-01 the page of a component has its props with the types that the package lists, required ones first', () => {
  expect(parts.get('Accordion')).toEqual({
    entry: '@baize/ui',
    props: [
      { name: 'items', required: true, type: 'readonly { id: string; title: string; body: ReactNode; }[]' },
      { name: 'label', required: true, type: 'string' },
      { name: 'onToggle', required: true, type: '(id: string) => void' },
      { name: 'id', required: false, type: 'string' },
      { name: 'open', required: false, type: 'string' },
      { name: 'ref', required: false, type: 'Ref<HTMLUListElement>' },
    ],
  });
  expect(parts.get('Dialog')?.entry).toBe('@baize/ui/overlays');
});
