import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeEmblems } from './node.ts';
import { readBrands } from './src/brandFolder.ts';

test('BRD-02 pictures that a brand names as emblems are served beside its sheet, and no other file is', async () => {
  const [folder, out] = [mkdtempSync(join(tmpdir(), 'brand-')), mkdtempSync(join(tmpdir(), 'out-'))];
  const [first] = readBrands();
  if (!first) throw new Error('there is no brand');
  writeFileSync(join(folder, 'seal.svg'), '<svg>seal</svg>');
  writeFileSync(join(folder, 'age.svg'), '<svg>age</svg>');
  writeFileSync(join(folder, 'old.svg'), '<svg>old</svg>');
  const document = {
    licences: ['mt', { id: 'hgb', label: 'Board', emblem: 'seal.svg' }, { id: 'nc', label: 'N', emblem: 'crown' }],
    social: { club: { label: 'Club', emblem: '/elsewhere/club.svg' } },
    ageGate: { age: 19, emblem: 'age.svg' },
  };
  await writeEmblems({ id: 'harbour', folder, source: { ...first.source, document } }, out);
  expect(readdirSync(out).sort()).toEqual(['harbour.age.svg', 'harbour.seal.svg']);
  expect(readFileSync(join(out, 'harbour.seal.svg'), 'utf8')).toBe('<svg>seal</svg>');
  for (const made of [folder, out]) rmSync(made, { recursive: true });
});
