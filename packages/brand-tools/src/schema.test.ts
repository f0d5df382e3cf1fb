import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandJsonSchema } from './schema.ts';

test('BRD-02 the published schema is that of the code: npm run brand -- schema writes it', () => {
  expect(JSON.parse(readFileSync('tokens/brand.schema.json', 'utf8'))).toEqual(JSON.parse(brandJsonSchema()));
});
