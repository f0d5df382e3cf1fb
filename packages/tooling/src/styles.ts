import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { ChildNode, Plugin } from 'postcss';
import type { PluginOption } from 'vite';

const order = 'baize.reset, baize.tokens, baize.components';

/** Wraps each design system sheet in its cascade layer, so that a host's unlayered styles win. */
const layers: Plugin = {
  postcssPlugin: 'baize-layers',
  Once(root, { AtRule }) {
    const file = root.source?.input.file ?? '';
    if (!/packages\/ui\/src\/.*\.css\.ts/.test(file)) return;
    const name = /\/(base|reset)\.css\.ts/.test(file) ? 'baize.reset' : 'baize.components';
    const rules: ChildNode[] = root.nodes;
    root.removeAll();
    // Every sheet repeats the layer order, because any may load first.
    root.append(
      new AtRule({ name: 'layer', params: order }),
      new AtRule({ name: 'layer', params: name, nodes: rules }),
    );
  },
};

export function styles(): PluginOption {
  let built = false;
  return [
    {
      name: 'baize-styles',
      config(_, { command }) {
        built = command === 'build';
        return { css: { postcss: { plugins: [layers] } } };
      },
    },
    // The `bz-` prefix tells our elements from a host's (`packages/ui/src/base.css.ts`).
    vanillaExtractPlugin({
      identifiers: ({ hash, debugId }) => (built || !debugId ? `bz-${hash}` : `bz-${debugId}-${hash}`),
    }),
  ];
}
