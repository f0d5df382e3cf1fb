export const emblemNames = [
  'anchor',
  'check',
  'clock',
  'crown',
  'facebook',
  'landmark',
  'message',
  'shield',
  'star',
  'sun',
  'telegram',
  'youtube',
] as const;

export type EmblemName = (typeof emblemNames)[number];
