import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readJestReport } from './jestReport.ts';

function reportOf(assertionResults: object[], status = 'passed'): string {
  const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
  writeFileSync(
    file,
    JSON.stringify({ testResults: [{ name: 'a.test.ts', status, startTime: 0, endTime: 1, assertionResults }] }),
  );
  return file;
}

const passed = (fullName: string, more: object = {}) => ({ fullName, status: 'passed', duration: 1500, ...more });

test('a test that passed again is named, one that only took its pictures once more is not', () => {
  const file = reportOf([
    passed('steady'),
    passed('shaky', { invocations: 2, retryReasons: ['a timeout'] }),
    passed('pictured', { invocations: 2, retryReasons: ['taken once more, as they differ from the accepted ones:'] }),
    passed('unexplained', { invocations: 2 }),
  ]);
  expect(readJestReport(file)).toMatchObject({ passed: 4, failures: [], secondTries: ['shaky', 'unexplained'] });
});

test('tests left out by their names count as nothing, and the dearest stand first', () => {
  const file = reportOf([{ fullName: 'other', status: 'pending' }, passed('short', { duration: 10 }), passed('long')]);
  const { passed: count, dearest } = readJestReport(file);
  expect(count).toBe(2);
  expect(dearest?.[0]).toEqual({ title: 'a.test.ts: long', seconds: 1.5 });
});

test('a file that breaks before its tests, and a report that is missing, are failures', () => {
  expect(readJestReport(reportOf([], 'failed')).failures).toEqual(['a.test.ts']);
  expect(readJestReport('no/such/report.json').failures).toHaveLength(1);
});
