import type { ProofState } from '@baize/domain';
import { GatewayError, uploadPromotionPicture, type uploadProof } from '@baize/gateway';
import type { UploadFile } from '@baize/ui/overlays';
import { useCallback, useRef, useState } from 'react';
import { useText } from '../../core/language/useText.ts';
import { useServices } from '../../core/services/services.ts';
import { errorText } from '../../data/load.ts';
import { faultText } from './PicturesField.tsx';
import { preparePicture } from './preparePicture.ts';

interface Sent extends UploadFile {
  file: File;
  pictureId?: string;
}

type Upload = typeof uploadPromotionPicture | typeof uploadProof;

export function useSentPictures(upload: Upload = uploadPromotionPicture) {
  const text = useText();
  const { client } = useServices();
  const [files, setFiles] = useState<readonly Sent[]>([]);
  const made = useRef(0);

  const change = useCallback((id: string, more: Partial<Sent>) => {
    setFiles((now) => now.map((file) => (file.id === id ? { ...file, ...more } : file)));
  }, []);
  const send = useCallback(
    async ({ id, name, file }: Sent) => {
      change(id, { state: { kind: 'uploading', progress: 0 } });
      const state = (message: string) => change(id, { state: { kind: 'failed', message } });
      try {
        const prepared = await preparePicture(file);
        if (!prepared.ok) return state(faultText(text, prepared.fault, name));
        const { type, data, picture } = prepared;
        change(id, { picture, state: { kind: 'uploading', progress: 50 } });
        const { pictureId } = await client.call(upload, { type, data });
        change(id, { pictureId, state: { kind: 'done', message: text('pictures.done') } });
      } catch (error) {
        state(error instanceof GatewayError ? errorText(text, error) : faultText(text, 'type', name));
      }
    },
    [change, client, text, upload],
  );
  const add = (chosen: readonly File[]) => {
    const fresh = chosen.map((file): Sent => {
      made.current += 1;
      return { id: String(made.current), name: file.name, file, state: { kind: 'chosen' } };
    });
    setFiles((now) => [...now, ...fresh]);
    for (const file of fresh) void send(file);
  };
  const retry = (id: string) => {
    const file = files.find((each) => each.id === id);
    if (file) void send(file);
  };
  return {
    files,
    add,
    retry,
    remove: (id: string) => setFiles((now) => now.filter((file) => file.id !== id)),
    proofs: files.map(proofOf),
    ids: files.every(({ pictureId }) => pictureId) ? files.flatMap(({ pictureId }) => pictureId ?? []) : null,
  };
}

function proofOf({ pictureId, state }: Sent): ProofState {
  if (pictureId !== undefined) return { kind: 'kept', id: pictureId };
  return { kind: state.kind === 'failed' ? 'failed' : 'sending' };
}
