import { ErrorSummary, FormError } from '@baize/ui/overlays';
import { useText } from '../../core/language/useText.ts';

interface FormErrorsProps {
  /** What is said of the fields (`listed` of `useSubmitForm`); one alone needs no list. */
  listed: readonly { id: string; message: string }[];
  /** What the platform said of the whole form. */
  error: string | undefined;
}

/** What stands above the fields of a long form: all that is to be mended, and what the platform said. */
export function FormErrors({ listed, error }: FormErrorsProps) {
  const text = useText();
  return (
    <>
      {listed.length > 1 && <ErrorSummary title={text('form.errors', { count: listed.length })} errors={listed} />}
      <FormError>{error}</FormError>
    </>
  );
}
