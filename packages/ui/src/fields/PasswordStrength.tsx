import * as css from './PasswordField.css.ts';

export interface PasswordStrengthProps {
  /** From 0, which could be guessed at once, to 4. Computed by the caller, who knows the rules. */
  value: 0 | 1 | 2 | 3 | 4;
  /** Names the meter, such as "Strength of the password". */
  label: string;
  /** The value in words, such as "Fair: add a digit". Read aloud when it changes. */
  text: string;
}

/** How hard a password is to guess, in steps and in words. */
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
