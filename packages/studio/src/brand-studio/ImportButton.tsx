import { FileUpload, Popover } from '@baize/ui/overlays';
import { useState } from 'react';
import { wrong } from '../kit/room.css.ts';
import { ToolButton } from '../kit/ToolButton.tsx';
import { type BrandText, readBrandText } from './brandText.ts';

export function ImportButton({ onImport }: { onImport: (text: BrandText) => void }) {
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [taken, setTaken] = useState('');
  const take = async (file: File | undefined) => {
    if (!file) return;
    const text = await file.text();
    const result = readBrandText(text);
    setProblems(result.kind === 'refused' ? result.problems : []);
    setTaken(result.kind === 'brand' ? `${result.source.name} is taken.` : '');
    if (result.kind === 'brand') onImport(text);
  };
  return (
    <Popover align="end" trigger={(trigger) => <ToolButton {...trigger} label="Import" />}>
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
      <p role="status" style={{ margin: '8px 0 0' }}>
        {taken}
      </p>
      {problems.length > 0 && (
        <div role="alert" className={wrong}>
          <strong>This file was not taken.</strong>
          {problems.map((problem) => (
            <p key={problem} style={{ margin: '4px 0 0' }}>
              {problem}
            </p>
          ))}
        </div>
      )}
    </Popover>
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
