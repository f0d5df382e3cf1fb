import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface Execution {
  env?: Record<string, string | undefined>;
  quiet?: boolean;
  cwd?: string;
}

export interface Outcome {
  code: number;
  output: string;
}

const windows = process.platform === 'win32';

/** Runs a program to its end; rejects only if it cannot start. */
export function execute(
  program: string,
  args: readonly string[],
  { env, quiet = false, cwd }: Execution = {},
): Promise<Outcome> {
  return new Promise((done, fail) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: windows,
      cwd,
    });
    const stop = () => child.kill();
    process.once('exit', stop);
    let output = '';
    child.stdout?.on('data', (data) => {
      output += data;
    });
    child.stderr?.on('data', (data) => {
      output += data;
    });
    child.on('error', fail);
    child.on('close', (code) => {
      process.off('exit', stop);
      done({ code: code ?? 1, output });
    });
  });
}

export function executeTool(name: string, args: readonly string[], execution?: Execution): Promise<Outcome> {
  return execute(join('node_modules', '.bin', windows ? `${name}.cmd` : name), args, execution);
}
