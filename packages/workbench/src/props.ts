import { writeFileSync } from 'node:fs';
import { propsFile, publicProps } from './package/publicProps.ts';

/** npm run props updates the recorded list of public props after an intended change. */
export function run(): void {
  writeFileSync(propsFile, publicProps());
  console.log(propsFile);
}
