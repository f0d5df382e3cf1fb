import { writeFileSync } from 'node:fs';
import { propsFile, publicProps } from './package/publicProps.ts';

/** npm run props writes the list of public props anew, after a change of the interface that is meant. */
export function run(): void {
  writeFileSync(propsFile, publicProps());
  console.log(propsFile);
}
