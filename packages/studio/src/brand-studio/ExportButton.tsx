import { saveFile } from '@baize/site/core/browser/saveFile.ts';
import { Button } from '@baize/ui';
import { Popover } from '@baize/ui/overlays';
import { ChevronDown, Download } from 'lucide';
import { useMemo } from 'react';
import { wrong } from '../kit/room.css.ts';
import { ToolButton } from '../kit/ToolButton.tsx';
import { sheetOf, tokensFile } from './brandSheet.ts';
import { type BrandText, parseBrand } from './brandText.ts';
import { brandZip } from './brandZip.ts';
import { contactSheet } from './contactSheet.ts';
import type { Draft } from './draft.ts';
import { SaveButton } from './SaveButton.tsx';
import type { SaveBrand } from './saving.ts';

interface ExportButtonProps {
  draft: Draft;
  /** Number of pairs with too little contrast; any of them blocks the export. */
  weak: number;
  onSave: SaveBrand | undefined;
}

export function ExportButton({ draft, weak, onSave }: ExportButtonProps) {
  return (
    <Popover
      align="end"
      trigger={(trigger) => <ToolButton {...trigger} kind="primary" label="Export" iconEnd={ChevronDown} />}
    >
      {weak > 0 ? (
        <p className={wrong} style={{ margin: 0 }}>
          {`${weak} pairs are too weak. Export waits until they pass; a link to share keeps your work.`}
        </p>
      ) : (
        <Files draft={draft} onSave={onSave} />
      )}
    </Popover>
  );
}

function Files({ draft, onSave }: Omit<ExportButtonProps, 'weak'>) {
  const { text } = draft;
  const files = useMemo(() => filesOf(text), [text]);
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      {onSave && <SaveButton text={text} onSave={onSave} />}
      {files.map(({ name, label, address }) => (
        <Button key={name} wide iconStart={Download} href={address} download={name}>
          {label}
        </Button>
      ))}
      <Button wide iconStart={Download} onClick={() => void downloadZip(draft)}>
        All as a zip
      </Button>
    </div>
  );
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

const downloadZip = async (draft: Draft) =>
  saveFile('brand.zip', brandZip(draft, await contactSheet([parseBrand(draft.text)])), 'application/zip');
