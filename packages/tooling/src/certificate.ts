import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { execute } from './execute.ts';

/** Writes a self-signed certificate for 127.0.0.1, valid for two days; resolves with its file paths. */
export async function makeCertificate(folder: string): Promise<{ certificate: string; key: string }> {
  mkdirSync(folder, { recursive: true });
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')];
  const words = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=127.0.0.1 -keyout ${key} -out ${certificate}`;
  const { code, output } = await execute('openssl', words.split(' '), { quiet: true });
  if (code !== 0) throw new Error(`openssl made no certificate:\n${output}`);
  return { certificate, key };
}
