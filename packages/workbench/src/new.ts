import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { uiLayers } from '@baize/tooling/boundaries/layerTable';
import { executeTool } from '@baize/tooling/execute';
import { Refusal } from '@baize/tooling/refusal';
import { propsFile, publicProps } from './package/publicProps.ts';
import { componentFiles } from './templates.ts';

const { root: ui, folders } = uiLayers;
const rooms = folders.filter((folder) => folder !== 'internal');

/** npm run new frame/Tabs creates the component with its style and stories, exports it and updates the props list. */
export async function run([name = '']: readonly string[]): Promise<number> {
  const [, room = '', component = ''] = /^([a-z]+)\/([A-Z][A-Za-z0-9]*)$/.exec(name) ?? [];
  if (!rooms.includes(room))
    throw new Refusal(`Say where and what: npm run new <room>/<Name>, the room one of ${rooms.join(', ')}.`);
  const files = Object.entries(componentFiles(room, component, nextVersion())).map(
    ([file, content]) => [`${ui}/${room}/${file}`, content] as const,
  );
  const taken = files.find(([path]) => existsSync(path));
  if (taken) throw new Refusal(`${taken[0]} exists already.`);

  mkdirSync(`${ui}/${room}`, { recursive: true });
  for (const [path, content] of files) writeFileSync(path, content);
  const index = `${ui}/${room === 'overlays' ? 'overlays' : 'index'}.ts`;
  const ends = readFileSync(index, 'utf8').endsWith('\n') ? '' : '\n';
  appendFileSync(index, `${ends}export { ${component}, type ${component}Props } from './${room}/${component}.tsx';\n`);
  writeFileSync(propsFile, publicProps());
  const { code } = await executeTool('biome', ['check', '--write', index, ...files.map(([path]) => path)]);
  for (const [path] of files) console.log(path);
  return code;
}

function nextVersion(): string {
  const { version } = JSON.parse(readFileSync('packages/ui/package.json', 'utf8')) as { version: string };
  const [major = '0', minor = '0'] = version.split('.');
  return `${major}.${Number(minor) + 1}.0`;
}
