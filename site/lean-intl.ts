import type { Plugin } from 'vite';

/** Ways to format that no text of ours needs; each brings code that every visitor would fetch. */
const unused = [
  'Duration',
  'DurationToParts',
  'DisplayName',
  'ListToParts',
  'DateTimeRange',
  'TimeToParts',
  'DateToParts',
  'RelativeTime',
  'Plural',
  'List',
  'NumberToParts',
];
const bound = new RegExp(`^\\s*format(?:${unused.join('|')}): .*,?$`, 'gm');
const called = new RegExp(`\\bformat(?:${unused.join('|')})\\(`);

/**
 * Lets the bundler drop what we use none of: the components of react-intl, whose display names and the calls that make them
 * read like side effects otherwise, and some of the ways to format. A call of one of these stops the build.
 */
export function leanIntl(): Plugin {
  return {
    name: 'baize-lean-intl',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/(?:react-intl|@formatjs\/intl)\/index\.js$|\/site\/src\/.*\.tsx?$/ },
      handler(code, id) {
        if (id.includes('/site/src/')) {
          const use = called.exec(code)?.[0];
          return use ? this.error(`${use} is not in the build: take it off the list in site/lean-intl.ts`) : null;
        }
        return id.includes('/react-intl/')
          ? code
              .replace(/^\w+\.displayName = .*$/gm, '')
              .replace(/= (?=(?:React\$?\d*\.memo|createFormatted\w+)\()/g, '= /* @__PURE__ */ ')
          : code.replace(bound, '');
      },
    },
  };
}
