import { resolve } from 'node:path';
import { build, type Rolldown } from 'vite';

/** Builds a script of site/src/worker into one file. */
export async function builtWorker(name: 'sw' | 'swOff'): Promise<string> {
  const made = (await build({
    configFile: false,
    root: resolve('site'),
    publicDir: false,
    logLevel: 'error',
    // Otherwise a run of tests would build the library's own checks in.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'es2022',
      write: false,
      rolldownOptions: { input: resolve('site/src/worker', `${name}.ts`) },
    },
  })) as Rolldown.RolldownOutput;
  return made.output[0].code;
}
