import type { BrandSource } from '@baize/tokens/brand/source';
import { Button, Panel, Stack, Text } from '@baize/ui';
import { CopyButton, FileUpload } from '@baize/ui/overlays';
import { Download } from 'lucide';
import { useDeferredValue, useState } from 'react';
import { sheetOf, tokensFile } from './brandSheet.ts';
import { type BrandText, printHash, readBrandText } from './brandText.ts';

interface TransferProps {
  text: BrandText;
  source: BrandSource;
  onImport: (text: BrandText) => void;
}

const addressOf = (type: string, content: string) => `data:${type};charset=utf-8,${encodeURIComponent(content)}`;

/** Takes a brand in, and hands it out: the file, tokens, CSS, and an address that holds all of it. */
export function Transfer({ text, source, onImport }: TransferProps) {
  const [problems, setProblems] = useState<readonly string[]>([]);
  const later = useDeferredValue(source);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const imported = await file.text();
    const result = readBrandText(imported);
    setProblems(result.kind === 'refused' ? result.problems : []);
    if (result.kind === 'brand') onImport(imported);
  };
  const { origin, pathname, search } = window.location;
  const files = [
    { name: 'brand.json', label: 'Brand file', address: addressOf('application/json', text) },
    { name: 'brand.tokens.json', label: 'DTCG tokens', address: addressOf('application/json', tokensFile(later)) },
    { name: 'brand.css', label: 'CSS', address: addressOf('text/css', sheetOf(later)) },
  ];
  return (
    <Panel title="In and out" level={2}>
      <Stack gap={3}>
        {files.map(({ name, label, address }) => (
          <Button key={name} wide iconStart={Download} href={address} download={name}>
            {label}
          </Button>
        ))}
        <CopyButton
          text={`${origin}${pathname}${search}${printHash(text)}`}
          words={{ copy: 'Copy link', copied: 'Copied', blocked: 'Copy this by hand' }}
        />
        <FileUpload
          label="Import a brand.json"
          files={[]}
          types={['application/json']}
          maxBytes={200_000}
          maxCount={1}
          onAdd={([file]) => void take(file)}
          onRemove={() => undefined}
          onRetry={() => undefined}
          words={uploadWords}
        />
        {problems.length > 0 && (
          <div role="alert">
            <Stack gap={1}>
              <Text strong>This file was not taken.</Text>
              {problems.map((problem) => (
                <Text key={problem} tone="negative" size="caption">
                  {problem}
                </Text>
              ))}
            </Stack>
          </div>
        )}
      </Stack>
    </Panel>
  );
}

const uploadWords = {
  choose: 'Choose or drop a file',
  full: '',
  progress: (name: string) => `${name} is being read`,
  remove: (name: string) => `Remove ${name}`,
  retry: (name: string) => `Try ${name} again`,
  refused: {
    type: (name: string) => `${name} is no JSON.`,
    size: (name: string) => `${name} is too large for a brand.`,
    count: (name: string) => `${name} was left out: one file at a time.`,
  },
};
