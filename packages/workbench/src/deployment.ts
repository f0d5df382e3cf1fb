import { assetFolders, deployedHeaders, type Kind, type Origins } from './headers.ts';

/** The origins of the samples; a deployment replaces them by those of its brand document. */
const origins: Origins = { games: ['https://games.example'], images: ['https://images.example'], platform: [] };

/** The paths of the platform, which a deployment passes on. */
const platformPaths = ['/wps/', '/lgw/', '/lotto/'];

/** Sample configurations, by the path they are kept under. `npm run build` writes them, a test holds them to the table. */
export function deploymentFiles(): Record<string, string> {
  return {
    'docs/deploy/nginx.conf': nginx(),
    'docs/deploy/_headers': headersFile(),
    'docs/deploy/_redirects': redirectsFile(),
  };
}

const nginxHeaders = (kind: Kind, indent: string) =>
  deployedHeaders(kind, origins)
    .map(([name, value]) => `${indent}add_header ${name} "${value.replaceAll('"', '\\"')}" always;`)
    .join('\n');

/** nginx drops the headers of the level above wherever one is added, so every place states its own. */
function nginx(): string {
  const folders = Object.entries(assetFolders).map(
    ([folder, caching]) => `  location ^~ ${folder} {
    try_files $uri =404;
    gzip_static on;
    add_header cache-control "${caching}" always;
${nginxHeaders('file', '    ')}
  }`,
  );
  const platform = platformPaths.map(
    (path) => `  location ^~ ${path} {
    proxy_pass https://platform.example;
    proxy_ssl_server_name on;
${nginxHeaders('file', '    ')}
  }`,
  );
  return `# Written from packages/workbench/src/headers.ts: put your hosts in the place of the example ones.
server {
  listen 443 ssl;
  http2 on;
  server_name baize.example;
  root /srv/baize;

${folders.join('\n\n')}

${platform.join('\n\n')}

  # Any other file that is asked for by name exists or is missing.
  location ~ \\.(?!html$)[a-z0-9]+$ {
    try_files $uri =404;
    gzip_static on;
    add_header cache-control "no-cache" always;
${nginxHeaders('file', '    ')}
  }

  # The brand's own document is a file beside the page.
  location = /brand.json {
    add_header cache-control "no-cache" always;
${nginxHeaders('file', '    ')}
  }

  # Every other address is the page's.
  location / {
    try_files /index.html =404;
    gzip_static on;
    add_header cache-control "no-cache" always;
${nginxHeaders('page', '    ')}
  }
}
`;
}

function headersFile(): string {
  const block = (path: string, lines: readonly [string, string][]) =>
    `${path}\n${lines.map(([name, value]) => `  ${name}: ${value}`).join('\n')}\n`;
  const folders = Object.entries(assetFolders).map(([folder, caching]) =>
    block(`${folder}*`, [['cache-control', caching]]),
  );
  return [
    '# Written from packages/workbench/src/headers.ts, for static hosts that read a _headers file.\n',
    block('/*', deployedHeaders('page', origins)),
    ...folders,
  ].join('\n');
}

function redirectsFile(): string {
  const missing = Object.keys(assetFolders).map((folder) => `${folder}* /404.txt 404`);
  const platform = platformPaths.map((path) => `${path}* https://platform.example${path}:splat 200`);
  return `${['# A missing file stays missing; every other address is the page.', ...missing, ...platform, '/* /index.html 200'].join('\n')}\n`;
}
