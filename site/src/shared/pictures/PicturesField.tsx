import { type PictureFault, pictureLimits } from '@baize/domain';
import { FileUpload, type FileUploadProps } from '@baize/ui/overlays';
import { type Translate, useText } from '../../core/language/useText.ts';

const { maxBytes, maxCount } = pictureLimits;
const limits = { size: maxBytes / 1024 / 1024, count: maxCount };

export function PicturesField({
  label,
  hint,
  ...props
}: Pick<FileUploadProps, 'files' | 'error' | 'onAdd' | 'onRemove' | 'onRetry'> & { label?: string; hint?: string }) {
  const text = useText();
  return (
    <FileUpload
      {...props}
      label={label ?? text('pictures.label')}
      hint={hint ?? text('pictures.hint', limits)}
      maxBytes={maxBytes}
      maxCount={maxCount}
      words={{
        choose: text('pictures.choose'),
        full: text('pictures.full'),
        progress: (name) => text('pictures.progress', { name }),
        retry: (name) => text('pictures.retry', { name }),
        remove: (name) => text('pictures.remove', { name }),
        refused: {
          type: (name) => faultText(text, 'type', name),
          size: (name) => faultText(text, 'size', name),
          count: (name) => faultText(text, 'count', name),
        },
      }}
    />
  );
}

export const faultText = (text: Translate, fault: PictureFault | 'count', name: string) =>
  text(`pictures.${fault}`, { name, size: limits.size });
