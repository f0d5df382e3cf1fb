import { readFileSync } from 'node:fs';
import { type AnyEndpoint, endpoints, longestBody } from '@baize/gateway';
import { hasCatalogue } from '@baize/messages';
import { languages } from '@baize/messages/languages';
import { prefixOf } from '../../../site/src/core/routing/languagePrefix.ts';
import { knownPaths, pageKeys, pagePaths, patternOf } from '../../../site/src/core/routing/pagePaths.ts';
import {
  assetFolders,
  cachingOf,
  deployedHeaders,
  type Kind,
  neverKept,
  type Origins,
  platformPaths,
} from './headers.ts';
import { missingFile, pageFile } from './heads/pageFiles.ts';
import { linksOf } from './page.ts';

/** Placeholder origins; a deployment replaces them with those of its brand document. */
const origins: Origins = { games: ['https://games.example'], images: ['https://images.example'], platform: [] };

/** Returns sample configurations by path. `npm run build` writes them; a test compares them with the header table. */
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

/** Largest request body a proxy must let through, in bytes: that of the call uploading the most pictures. */
const longestOfAll = Math.max(...Object.values<AnyEndpoint>(endpoints).map(longestBody));
const megabytes = Math.ceil(longestOfAll / 1024 / 1024);

/** nginx drops inherited headers wherever a block adds one, so each location lists its own. */
function nginx(): string {
  const folders = Object.entries(assetFolders).map(
    ([folder, caching]) => `  location ^~ ${folder} {
    try_files $uri @missing;
    # Without "always": only what is there may be kept.
    add_header cache-control "${caching}";
${nginxHeaders('file', '    ')}
  }`,
  );
  const platform = platformPaths.map(
    (path) => `  location ^~ ${path} {
    proxy_pass https://platform.example;
    proxy_http_version 1.1;
    proxy_ssl_server_name on;
    proxy_ssl_verify on;
    proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;
    # The platform holds the page's origin against this name, and counts visitors by their address.
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    # Pictures travel in the body.
    client_max_body_size ${megabytes}m;
    # The headers below are the ones that count.
${deployedHeaders('file', origins)
  .map(([name]) => `    proxy_hide_header ${name};`)
  .join('\n')}
${nginxHeaders('file', '    ')}
  }`,
  );
  return `# Written from packages/workbench/src/headers.ts, for nginx 1.18 and newer; Debian's takes it as it is:
#   apt-get install nginx libnginx-mod-http-brotli-static
# Put your own in the place of: baize.example, /srv/baize, /etc/ssl/baize, platform.example, games.example, images.example.

# The build writes a file for each page, and one more for each further language of the brand.
map $uri $baize_page {
${pageKeys.map((page) => `  "~*${afterPrefix(patternOf(page))}" ${pageFile(page).replace(/\.html$/, '')};`).join('\n')}
  default /index;
}
# A text with an address of its own has a file too, named by its place in the path or by its parameter.
map $uri $baize_own {
${pageKeys
  .filter((page) => pagePaths[page][0].includes(':'))
  .map(
    (page) =>
      `  "~*^${prefix}${pagePaths[page][0].replace(/:\w+/, '([\\w-]+)')}/*$" ${pagePaths[page][0].replace(/:\w+/, '$1')};`,
  )
  .join('\n')}
  default $baize_page;
}
# A brand whose addresses are "prefix" has a folder for each language other than its default.
map $uri $baize_prefix {
  "~*^(/[a-z][a-z](?:-[a-z]+)?)(?:/|$)" $1;
  default "";
}
map $arg_article$arg_id $baize_text {
  "~^([\\w-]+)$" .$1;
  default "";
}
map $arg_lang $baize_language {
  "~^[A-Z][A-Z][A-Z]?[A-Z]?$" .$arg_lang;
  default "";
}

server {
  listen 80;
  server_name baize.example;
${nginxHeaders('file', '  ')}
  return 301 https://$host$request_uri;
}

server {
  # nginx 1.25.1 and newer also knows "http2 on;" and warns of this way to say it.
  listen 443 ssl http2;
  server_name baize.example;
  ssl_certificate /etc/ssl/baize/fullchain.pem;
  ssl_certificate_key /etc/ssl/baize/privkey.pem;
  ssl_protocols TLSv1.2 TLSv1.3;
  server_tokens off;
  root /srv/baize;

  # The build packs every text beside it. Take the second line out where nginx has no such module: .gz is sent instead.
  gzip_static on;
  brotli_static on;
  gzip_vary on;

  # For what ends before it has a place, such as a malformed request.
${nginxHeaders('file', '  ')}

${folders.join('\n\n')}

${platform.join('\n\n')}

  # The brand's own document is a file beside the page; the build keeps no packed copy of it.
  location = /brand.json {
    try_files $uri @missing;
    add_header cache-control "no-cache";
${nginxHeaders('file', '    ')}
  }

  # What makes the brand an app; the worker is never kept.
  location ~ "^/sw(?:-off)?\\.js$" {
    try_files $uri @missing;
    add_header cache-control "no-store" always;
${nginxHeaders('file', '    ')}
  }
  location ~ "^/manifest(?:\\.[A-Z]+)?\\.webmanifest$" {
    types { }
    default_type application/manifest+json;
    try_files $uri @missing;
    add_header cache-control "no-cache";
${nginxHeaders('file', '    ')}
  }
  location ~ "^/offline(?:\\.[A-Z]+)?\\.html$" {
    try_files $uri @missing;
    add_header cache-control "no-cache";
${nginxHeaders('page', '    ')}
  }

  # Any other file that is asked for by name exists or is missing.
  location ~* \\.(?!html$)[a-z0-9]+$ {
    try_files $uri @missing;
    add_header cache-control "no-cache";
${nginxHeaders('file', '    ')}
  }

  location @missing {
    types { }
    default_type "text/plain; charset=utf-8";
    add_header cache-control "no-store" always;
${nginxHeaders('file', '    ')}
    return 404 "Not found\\n";
  }

  # The addresses of the route table are the page's.
  location ~* "${knownPaths}" {
    try_files $baize_own$baize_text$baize_language.html $baize_page$baize_language.html $baize_page.html /index.html =404;
    add_header cache-control "no-cache" always;
    # What the page asks for, written by the build; nginx reads it when it starts, so reload it after a release.
    include /srv/baize/links.con[f];
${nginxHeaders('page', '    ')}
  }

  # So are those of a language that begins the path, where the brand has a folder for it.
  location ~* "${afterPrefix(knownPaths, '')}" {
    error_page 404 @unknown;
    try_files $baize_prefix$baize_own$baize_text.html $baize_prefix$baize_page.html =404;
    add_header cache-control "no-cache" always;
    include /srv/baize/links.con[f];
${nginxHeaders('page', '    ')}
  }

  # Any other address is the page as well, which says that it does not exist.
  location / {
    error_page 404 @unknown;
    return 404;
  }

  location @unknown {
    try_files ${missingFile} /index.html =404;
    add_header cache-control "no-cache" always;
${nginxHeaders('page', '    ')}
  }
}
`;
}

/** Beginning of a path that may name a language. */
const prefix = '(?:/[a-z][a-z](?:-[a-z]+)?)?';

/** Lets a pattern of paths begin with a language: `optional` is empty where it has to. */
const afterPrefix = (pattern: string, optional: '?' | '' = '?'): string =>
  pattern.replace('^/(?:', `^${prefix.slice(0, -1)}${optional}(?:/|$)(?:`);

/** Static hosts apply headers regardless of status, so a 404 would be cached as long as the file. */
const staticCaching = (caching: string) =>
  caching.includes('immutable') ? 'public, max-age=600, stale-while-revalidate=31536000' : caching;

function headersFile(): string {
  const block = (path: string, lines: readonly [string, string][]) =>
    `${path}\n${lines.map(([name, value]) => `  ${name}: ${value}`).join('\n')}\n`;
  const folders = Object.entries(assetFolders).map(([folder, caching]) =>
    block(`${folder}*`, [['cache-control', staticCaching(caching)]]),
  );
  // The only preload whose name is the same for every release and brand.
  const lasting = linksOf(readFileSync('site/index.html', 'utf8')).filter((link) => link.startsWith('</brand.json>'));
  const pages = ['/', '/index.html'].map((path) =>
    block(path, [
      ['cache-control', 'no-cache'],
      ['link', lasting.join(', ')],
    ]),
  );
  return [
    '# Written from packages/workbench/src/headers.ts, for static hosts that read a _headers file.\n' +
      '# Such a host puts these on missing files too, so none is kept for long: files are asked for again behind the scenes.\n',
    block('/*', deployedHeaders('page', origins)),
    ...folders,
    ...pages,
    ...['/brand.json', '/release.json', '/robots.txt', '/sitemap.xml'].map((path) =>
      block(path, [['cache-control', 'no-cache']]),
    ),
    ...neverKept.map((path) => block(path, [['cache-control', cachingOf(path)]])),
  ].join('\n');
}

const pagesIn = (language: string | null): string[] =>
  pageKeys.flatMap((page) =>
    pagePaths[page].map((path) => {
      const start = language === null ? '' : `/${prefixOf(language)}`;
      const from = start + (start && path === '/' ? '' : path.replace(/:\w+/g, '*'));
      return `${from} ${pageFile(page, language, 'prefix')} 200`;
    }),
  );

function redirectsFile(): string {
  const missing = Object.keys(assetFolders).map((folder) => `${folder}* /404.txt 404`);
  const platform = platformPaths.map((path) => `${path}* https://platform.example${path}:splat 200`);
  const known = pagesIn(null);
  const comment =
    '# A missing file stays missing; the addresses of the route table have a file each, others one with 404.';
  const inFolders = [
    '# A brand whose addresses are "prefix" has a folder for each of its languages but the default.',
    ...languages.filter(({ code }) => hasCatalogue(code)).flatMap(({ code }) => pagesIn(code)),
  ];
  return `${[comment, ...missing, ...platform, ...known, ...inFolders, `/* ${missingFile} 404`].join('\n')}\n`;
}
