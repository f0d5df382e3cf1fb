import { Button, Panel, Stack, Text } from '@baize/ui';
import { CopyButton, FileUpload } from '@baize/ui/overlays';
import { Download } from 'lucide';
import { useMemo, useState } from 'react';
import { sheetOf, tokensFile } from './brandSheet.ts';
import { type BrandText, parseBrand, printHash, readBrandText } from './brandText.ts';
import { brandZip } from './brandZip.ts';
import { contactSheet } from './contactSheet.ts';
import type { Draft } from './draft.ts';
import { SaveButton } from './SaveButton.tsx';
import type { SaveBrand } from './saving.ts';

interface TransferProps {
  /** What is handed out. */
  draft: Draft;
  onImport: (text: BrandText) => void;
  onSave: SaveBrand | undefined;
}

const addressOf = (type: string, content: string) => `data:${type};charset=utf-8,${encodeURIComponent(content)}`;

function filesOf(text: BrandText) {
  const source = parseBrand(text);
  return [
    { name: 'brand.json', label: 'Brand file', address: addressOf('application/json', text) },
    { name: 'brand.tokens.json', label: 'DTCG tokens', address: addressOf('application/json', tokensFile(source)) },
    { name: 'brand.css', label: 'CSS', address: addressOf('text/css', sheetOf(source)) },
  ];
}

/** Takes a brand in, and hands it out: files, all of them as a zip, an address that holds it, and to whoever keeps brands. */
export function Transfer({ draft, onImport, onSave }: TransferProps) {
  const { text } = draft;
  const [problems, setProblems] = useState<readonly string[]>([]);
  const files = useMemo(() => filesOf(text), [text]);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const imported = await file.text();
    const result = readBrandText(imported);
    setProblems(result.kind === 'refused' ? result.problems : []);
    if (result.kind === 'brand') onImport(imported);
  };
  const { origin, pathname, search } = window.location;
  return (
    <Panel title="In and out" level={2}>
      <Stack gap={3}>
        {onSave && <SaveButton text={text} onSave={onSave} />}
        {files.map(({ name, label, address }) => (
          <Button key={name} wide iconStart={Download} href={address} download={name}>
            {label}
          </Button>
        ))}
        <Button wide iconStart={Download} onClick={() => void downloadZip(draft)}>
          All as a zip
        </Button>
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

async function downloadZip(draft: Draft): Promise<void> {
  const bytes = brandZip(draft, await contactSheet(parseBrand(draft.text)));
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/zip' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'brand.zip';
  link.click();
  URL.revokeObjectURL(address);
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
