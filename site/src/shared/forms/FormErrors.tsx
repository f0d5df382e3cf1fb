import { ErrorSummary, FormError } from '@baize/ui/overlays';
import { useText } from '../../core/language/useText.ts';

interface FormErrorsProps {
  errors: readonly { id: string; message: string }[];
  error: string | undefined;
}

export function FormErrors({ errors, error }: FormErrorsProps) {
  const text = useText();
  return (
    <>
      {errors.length > 1 && <ErrorSummary title={text('form.errors', { count: errors.length })} errors={errors} />}
      <FormError>{error}</FormError>
    </>
  );
}
