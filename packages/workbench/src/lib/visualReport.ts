import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'test-results/visual';

interface Finding {
  name: string;
  reason: string;
}

/** Writes test-results/visual/index.html with before, after and difference of each picture that failed; null when none did. */
export function writeVisualReport(orphans: readonly string[]): string | null {
  const findings = readFindings();
  if (findings.length === 0 && orphans.length === 0) return null;
  mkdirSync(folder, { recursive: true });
  const rows = findings.map(({ name, reason }) => {
    const pictures = (['before', 'after', 'difference'] as const).map((moment) => {
      const file = `${name}.${moment}.png`;
      return `<td>${existsSync(join(folder, file)) ? `<a href="${file}"><img src="${file}" alt="${moment}" loading="lazy"></a>` : ''}</td>`;
    });
    return `<tbody><tr><th colspan="3" scope="rowgroup">${name} <small>${reason}</small></th></tr><tr>${pictures.join('')}</tr></tbody>`;
  });
  const unused = orphans.length > 0 ? `<p>Pictures that no story asks for: ${orphans.join(', ')}</p>` : '';
  const path = join(folder, 'index.html');
  writeFileSync(
    path,
    page(
      `<h1>${findings.length} pictures differ</h1>${unused}<table><thead><tr><th>before</th><th>after</th><th>difference</th></tr></thead>${rows.join('')}</table>`,
    ),
  );
  return path;
}

function readFindings(): Finding[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.sort().map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
}

const page = (body: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures that differ</title>
<style>
body { font: 14px/1.5 system-ui; margin: 24px; background: #f4f4f2; color: #1a1a1a }
table { border-collapse: collapse; inline-size: 100%; table-layout: fixed }
th { text-align: start; padding: 12px 8px 4px }
td { vertical-align: top; padding: 0 8px 16px }
img { max-inline-size: 100%; border: 1px solid #bbb; background: #fff }
small { font-weight: 400; color: #8a1c1c }
</style>
${body}
</html>
`;
