import { SafetyLine } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';
import { useMinimumAge } from '../../core/services/rules.ts';
import { useSafetyLines } from '../../data/safetyLines.ts';

/**
 * Shows licence, registers and help at the foot of a page or game; nothing where no rule asks for them (JUR-32). Short,
 * registers stand in only where there is no line of help.
 */
export function SafetyFoot({ isShort = false }: { isShort?: boolean }) {
  const text = useText();
  const age = useMinimumAge();
  const { seals, registers, help } = useSafetyLines();
  const lines = [...seals, ...help, ...(isShort && help.length > 0 ? [] : registers)];
  return lines.length > 0 && <SafetyLine label={text('safety.line')} age={`${age}+`} lines={lines} />;
}
