import type { IconNode } from 'lucide';

const path = (d: string): IconNode => [['path', { d }]];
const filled = (d: string): IconNode => [['path', { d, fill: 'currentColor', stroke: 'none' }]];
const lines = (...heights: readonly number[]): IconNode =>
  heights.map((y) => ['path', { d: `M4 ${y}h16` }]) as unknown as IconNode;

export const pictograms: Readonly<Record<'shape' | 'density' | 'edge', Readonly<Record<string, IconNode>>>> = {
  shape: {
    sharp: path('M6 20V6h14'),
    slight: path('M6 20V9a3 3 0 0 1 3-3h11'),
    regular: path('M6 20v-8a6 6 0 0 1 6-6h8'),
    soft: path('M6 20A14 14 0 0 1 20 6'),
  },
  density: { compact: lines(7, 10.5, 14, 17.5), regular: lines(6, 12, 18), roomy: lines(4, 12, 20) },
  edge: {
    straight: filled('M2 7h20v7H2z'),
    rounded: filled('M2 7h20v4a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5z'),
    curved: filled('M2 7h20v4q-10 11-20 0z'),
  },
};
