import * as css from './PasswordField.css.ts';

export interface PasswordStrengthProps {
  /** Strength from 0 (weakest) to 4, computed by the caller. */
  value: 0 | 1 | 2 | 3 | 4;
  /** Name of the meter, such as "Strength of the password". */
  label: string;
  /** Strength in words, such as "Fair: add a digit", announced on change. */
  text: string;
}

/** Shows the strength of a password in steps and in words. */
export function PasswordStrength({ value, label, text }: PasswordStrengthProps) {
  const tone = value < 2 ? 'weak' : value < 3 ? 'fair' : 'strong';
  return (
    <div className={css.strength}>
      {/* biome-ignore lint/a11y/useSemanticElements: the element can not be drawn in steps in all browsers */}
      <span
        className={css.meter}
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={value}
        aria-valuetext={text}
      >
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={css.step} data-tone={step <= value ? tone : undefined} />
        ))}
      </span>
      <span role="status">{text}</span>
    </div>
  );
}
