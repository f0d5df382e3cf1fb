import { brands } from '@baize/tokens/brands';
import { Stack, Text, type TextProps } from '@baize/ui';
import { island, name as label } from './specimens.css.ts';
import { useTokens } from './useTokens.ts';

type Step = NonNullable<TextProps['size']>;

const displays: readonly Step[] = ['displayXl', 'displayLg', 'displayMd', 'displaySm'];
const plain: readonly Step[] = ['title', 'bodyLg', 'body', 'label', 'caption', 'micro'];

export function DisplaySteps() {
  return brands
    .filter(({ preload }) => preload.length > 0)
    .map(({ id, name }) => (
      <Island key={id} brand={id} title={name}>
        {displays.map((step) => (
          <Text key={step} as="div" size={step}>
            {step}: Pull up a chair
          </Text>
        ))}
      </Island>
    ));
}

export function PlainSteps() {
  return (
    <div className={island}>
      <Stack gap={3}>
        {plain.map((step) => (
          <Text key={step} as="div" size={step}>
            {step}: Your withdrawal is on its way to the bank
          </Text>
        ))}
      </Stack>
    </div>
  );
}

const scripts = [
  { lang: 'en', dir: 'ltr', title: 'English', words: 'Every table has a chair for you' },
  { lang: 'vi', dir: 'ltr', title: 'Tiếng Việt', words: 'Mỗi bàn đều có một ghế dành cho bạn' },
  { lang: 'tr', dir: 'ltr', title: 'Türkçe', words: 'Her masada sizin için bir sandalye var' },
  { lang: 'ur', dir: 'rtl', title: 'اردو', words: 'ہر میز پر آپ کے لیے ایک کرسی ہے' },
] as const;

export function Scripts() {
  // Re-renders when the toolbar changes the brand.
  useTokens();
  const brand = document.documentElement.dataset.brand ?? '';
  return (
    <>
      {scripts.map(({ lang, dir, title, words }) => (
        <Island key={lang} brand={brand} title={title} lang={lang} dir={dir}>
          <Text as="div" size="displayMd">
            {words}
          </Text>
          <Text as="div" size="body">
            {words}
          </Text>
        </Island>
      ))}
    </>
  );
}

interface IslandProps {
  brand: string;
  title: string;
  lang?: string;
  dir?: 'ltr' | 'rtl';
  children: TextProps['children'];
}

function Island({ brand, title, lang, dir, children }: IslandProps) {
  useTokens();
  return (
    <div
      className={island}
      data-brand={brand}
      data-theme={document.documentElement.dataset.theme}
      lang={lang}
      dir={dir}
    >
      <span className={label}>{title}</span>
      {children}
    </div>
  );
}
