import type { Plugin } from 'vite';

/**
 * Lets the bundler drop the components of react-intl, of which we use none: their display names and the calls that make them
 * read like side effects otherwise.
 */
export function leanIntl(): Plugin {
  return {
    name: 'baize-lean-intl',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-intl\/index\.js$/ },
      handler: (code) =>
        code
          .replace(/^\w+\.displayName = .*$/gm, '')
          .replace(/= (?=(?:React\$?\d*\.memo|createFormatted\w+)\()/g, '= /* @__PURE__ */ '),
    },
  };
}
