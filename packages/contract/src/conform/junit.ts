import type { Report } from './types.ts';

const escaped = (text: string): string =>
  text.replace(/[<>&"]/g, (sign) => ({ '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' })[sign] ?? sign);

/** Writes the report as JUnit XML, one test case a call. */
export function junitText({ calls, address, seconds }: Report): string {
  const failures = calls.filter(({ verdict }) => verdict === 'failed').length;
  const skipped = calls.filter(({ verdict }) => verdict === 'not tried').length;
  const cases = calls.map(({ name, group, verdict, reason, findings }) => {
    const words = findings.map(
      ({ check, pointer, came, wanted }) => `${check} ${pointer}: came ${came}, wanted ${wanted}`,
    );
    const inside =
      verdict === 'failed'
        ? `<failure message="${escaped(words.join('; '))}"/>`
        : verdict === 'not tried'
          ? `<skipped message="${escaped(reason ?? '')}"/>`
          : words.length > 0
            ? `<system-out>${escaped(words.join('\n'))}</system-out>`
            : '';
    return `  <testcase classname="${escaped(group)}" name="${escaped(name)}">${inside}</testcase>`;
  });
  const counts = `tests="${calls.length}" failures="${failures}" skipped="${skipped}" time="${seconds}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="${escaped(`conform ${address}`)}" ${counts}>\n${cases.join('\n')}\n</testsuite>\n`;
}

export { escaped };
