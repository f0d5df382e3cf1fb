import { gzipSync } from 'node:zlib';
import { buildPackage, packageFolder } from '../package/build.ts';
import { bundle, installConsumer, pack } from '../package/consumer.ts';
import { publicComponents } from '../package/publicProps.ts';

/** Cost of one component alone, in gzipped kB, including the global sheet but not React. */
export interface ComponentSize {
  name: string;
  entry: string;
  script: number;
  styles: number;
}

export async function measureComponents(): Promise<ComponentSize[]> {
  await buildPackage();
  const consumer = installConsumer(await pack(packageFolder));
  try {
    const sizes: ComponentSize[] = [];
    for (const { entry, name } of publicComponents()) {
      const { script, styles } = await bundle(consumer, `import { ${name} } from '${entry}';\nconsole.log(${name});`);
      sizes.push({ name, entry, script: gzipped(script), styles: gzipped(styles) });
    }
    return sizes.sort((a, b) => b.script + b.styles - a.script - a.styles);
  } finally {
    consumer.remove();
  }
}

export function sizesTable(sizes: readonly ComponentSize[]): string {
  const width = Math.max(...sizes.map(({ name }) => name.length)) + 2;
  const cell = (text: string) => text.padStart(10);
  const kB = (value: number) => cell(`${value.toFixed(1)} kB`);
  const line = ({ name, script, styles, entry }: ComponentSize) =>
    `${name.padEnd(width)}${kB(script)}${kB(styles)}  ${entry}`;
  const title = `\n${'One alone'.padEnd(width)}${cell('script')}${cell('styles')}  from`;
  return [title, ...sizes.map(line)].join('\n');
}

const gzipped = (text: string) => gzipSync(text, { level: 9 }).length / 1000;
