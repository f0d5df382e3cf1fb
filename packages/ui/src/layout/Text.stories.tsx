import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark } from '../internal/storySurface.css.ts';
import { Stack } from './Stack.tsx';
import { textSizes, tones } from './Text.css.ts';
import { Text } from './Text.tsx';

const onDark = new Set(['onStage', 'onStageMuted', 'onStageAccent']);
const lightTones = Object.keys(tones) as (keyof typeof tones)[];

const meta = { title: 'Layout/Text', component: Text, args: { children: 'The table is set' } } satisfies Meta<
  typeof Text
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InEverySize: Story = {
  render: () => (
    <Stack gap={3}>
      {textSizes.map((size) => (
        <Text key={size} size={size}>
          The table is set, {size}
        </Text>
      ))}
    </Stack>
  ),
};

export const InEveryToneOnLight: Story = {
  render: () => (
    <Stack gap={2}>
      {lightTones
        .filter((tone) => !onDark.has(tone))
        .map((tone) => (
          <Text key={tone} tone={tone}>
            The table is set, {tone}
          </Text>
        ))}
    </Stack>
  ),
};

export const InEveryToneOnDark: Story = {
  render: () => (
    <div className={dark}>
      {lightTones
        .filter((tone) => onDark.has(tone) || tone === 'muted')
        .map((tone) => (
          <Text key={tone} tone={tone}>
            The table is set, {tone}
          </Text>
        ))}
    </div>
  ),
};

export const Strong: Story = { args: { strong: true } };
export const OfFigures: Story = { args: { numeric: true, children: '1,111.10 and 8,888.80' } };
export const ClippedToOneLine: Story = {
  args: { truncate: true, children: 'Nine lanterns over the old harbour. '.repeat(12) },
};
