import { Button, Stack, Text, VisuallyHidden } from '@baize/ui';
import { CaptchaField, type CaptchaFieldProps } from '@baize/ui/overlays';
import { useText, type Translate as Words } from '../../../core/language/useText.ts';
import type { useCaptcha } from './useCaptcha.ts';
import type { useProof } from './useProof.ts';

interface PictureCodeProps extends Omit<CaptchaFieldProps, 'label' | 'state' | 'onRefresh' | 'words'> {
  captcha: ReturnType<typeof useCaptcha>;
  proof: ReturnType<typeof useProof>;
}

/** Shows the captcha, with an alternative for people who cannot read it (FLT-124). */
export function PictureCode({ captcha, proof, ...field }: PictureCodeProps) {
  const text = useText();
  const { kind } = proof.state;
  return (
    <Stack gap={2}>
      {kind === 'done' ? (
        <Text tone="secondary">{text('passwords.proof.done')}</Text>
      ) : (
        <>
          <CaptchaField
            {...field}
            label={text('login.captcha')}
            state={captcha.state}
            onRefresh={captcha.refresh}
            autoComplete="off"
            required
            words={captchaWords(text)}
          />
          <Button kind="ghost" size="sm" busy={kind === 'working'} onClick={() => void proof.start()}>
            {text('passwords.proof')}
          </Button>
        </>
      )}
      <VisuallyHidden live>{announced(kind, text)}</VisuallyHidden>
    </Stack>
  );
}

function announced(kind: ReturnType<typeof useProof>['state']['kind'], text: Words): string {
  if (kind === 'done') return text('passwords.proof.done');
  return kind === 'failed' ? text('passwords.proof.failed') : '';
}

export const captchaWords = (text: Words) => ({
  picture: text('login.captcha.alt'),
  refresh: text('login.captcha.refresh'),
  loading: text('login.captcha.loading'),
  failed: text('login.captcha.failed'),
});
