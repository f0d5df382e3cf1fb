import type { memberProfile, ValueOf } from '@baize/gateway';

export type Profile = ValueOf<typeof memberProfile>;
