import { Inline, Link, Text } from '@baize/ui';

export function SwitchForm({ question, label, href }: { question: string; label: string; href: string }) {
  return (
    <Inline gap={2} justify="center">
      <Text as="span" tone="secondary">
        {question}
      </Text>
      <Link href={href}>{label}</Link>
    </Inline>
  );
}
