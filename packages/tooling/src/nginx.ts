import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { execute } from './execute.ts';
import { Refusal } from './refusal.ts';
import { findOnPath, installPackages, mayInstall, updatePackageLists } from './systemPackages.ts';

const packages = ['nginx-light', 'libnginx-mod-http-brotli-static'];
const advice = `install nginx with its module for packed files (on Debian: apt-get install ${packages.join(' ')})`;

/**
 * Returns the path of nginx: NGINX, the system's, or on Debian as root the installed package. Throws a Refusal with
 * install advice.
 */
export async function findNginx(): Promise<string> {
  const present = process.env.NGINX ?? findOnPath('nginx');
  if (present) return present;
  if (mayInstall()) {
    console.log('No nginx was found: the system package is installed …');
    await updatePackageLists();
    await installPackages(...packages);
  }
  const installed = findOnPath('nginx');
  if (installed) return installed;
  throw new Refusal(`The test of the sample for nginx needs one: ${advice}.`);
}

export interface NginxOptions {
  folder: string;
  sample: string;
  places: Readonly<Record<string, string>>;
  port: number;
}

/** Runs a sample with replacements; resolves with a function that stops it. */
export async function runNginx({ folder, sample, places, port }: NginxOptions): Promise<() => Promise<void>> {
  const nginx = await findNginx();
  mkdirSync(folder, { recursive: true });
  let text = readFileSync(sample, 'utf8');
  for (const [from, to] of Object.entries(places)) {
    if (!text.includes(from)) throw new Error(`${sample} has no ${from}`);
    text = text.replaceAll(from, to);
  }
  writeFileSync(join(folder, 'site.conf'), text);
  writeFileSync(join(folder, 'nginx.conf'), around(resolve(folder)));
  // Debian's nginx resolves modules from its own prefix, so paths must be absolute.
  const args = ['-c', resolve(folder, 'nginx.conf'), '-e', resolve(folder, 'error.log')];
  const { code, output } = await execute(nginx, [...args, '-t'], { quiet: true });
  if (code !== 0) throw new Refusal(`nginx does not take ${sample}; ${advice}.\n${output}`);
  const server = spawn(nginx, [...args, '-g', 'daemon off;'], { stdio: 'ignore' });
  await answers(port, server);
  return () => ended(server);
}

/** Mimics Debian's nginx.conf around a site, writing only to one folder. */
const around = (
  folder: string,
) => `${process.getuid?.() === 0 ? 'user root;\n' : ''}include /etc/nginx/modules-enabled/*.conf;
pid ${folder}/nginx.pid;
worker_processes 1;
events { worker_connections 256; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  include ${folder}/site.conf;
}
`;

async function answers(port: number, server: ChildProcess): Promise<void> {
  for (let time = 0; time < 100; time++) {
    if (server.exitCode !== null) throw new Error(`nginx ended with ${server.exitCode}`);
    if (await accepts(port)) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('nginx does not answer');
}

function accepts(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => done(true)).once('error', () => done(false));
    socket.once('connect', () => socket.destroy());
  });
}

function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return Promise.resolve();
  return new Promise((done) => {
    server.once('exit', () => done());
    server.kill();
  });
}
