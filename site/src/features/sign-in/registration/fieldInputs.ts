import type { RegistrationName } from '@baize/domain';
import type { MessageId } from '@baize/messages';
import { type IconNode, Landmark, LockKeyhole, Mail, Ticket, User } from 'lucide';

export interface FieldInput {
  label: MessageId;
  kind: 'text' | 'password' | 'mobile' | 'code' | 'captcha';
  icon?: IconNode;
  /** Autofill token; `off` where none fits. */
  autoComplete: string;
  inputMode?: 'email' | 'numeric' | 'tel';
  /** Turns off capitalisation, correction and spell checking. */
  verbatim?: true;
}

const plain = (label: MessageId, more: Partial<FieldInput> = {}): FieldInput => ({
  label,
  kind: 'text',
  autoComplete: 'off',
  ...more,
});

const secret = (label: MessageId, autoComplete: string): FieldInput => ({
  label,
  kind: 'password',
  icon: LockKeyhole,
  autoComplete,
});

const handle = { verbatim: true, autoComplete: 'off' } as const;

export const fieldInputs: Readonly<Record<RegistrationName, FieldInput>> = {
  username: plain('login.username', { icon: User, autoComplete: 'username', verbatim: true }),
  password: secret('login.password', 'new-password'),
  confirmPassword: secret('register.confirmPassword', 'new-password'),
  mobileNum: plain('registration.field.mobileNum', { kind: 'mobile', autoComplete: 'tel-national' }),
  verificationCode: plain('codes.label', { kind: 'code', autoComplete: 'one-time-code' }),
  paymentPassword: secret('registration.field.paymentPassword', 'off'),
  payeeName: plain('registration.field.payeeName', { icon: Landmark, autoComplete: 'name' }),
  nickname: plain('registration.field.nickname', { autoComplete: 'nickname' }),
  email: plain('registration.field.email', {
    icon: Mail,
    autoComplete: 'email',
    inputMode: 'email',
    verbatim: true,
  }),
  birthday: plain('registration.field.birthday', { autoComplete: 'bday', inputMode: 'numeric' }),
  idNumber: plain('registration.field.idNumber', handle),
  nationality: plain('registration.field.nationality', { autoComplete: 'country-name' }),
  address: plain('registration.field.address', { autoComplete: 'street-address' }),
  occupation: plain('registration.field.occupation', { autoComplete: 'organization-title' }),
  sourceOfIncome: plain('registration.field.sourceOfIncome'),
  line: plain('registration.field.line', handle),
  whatsapp: plain('registration.field.whatsapp', { inputMode: 'tel' }),
  facebook: plain('registration.field.facebook', handle),
  wechat: plain('registration.field.wechat', handle),
  qqNum: plain('registration.field.qqNum', { inputMode: 'numeric' }),
  telegram: plain('registration.field.telegram', handle),
  zalo: plain('registration.field.zalo', { inputMode: 'tel' }),
  skype: plain('registration.field.skype', handle),
  recommenderId: plain('registration.field.recommenderId', { inputMode: 'numeric' }),
  referralCode: plain('registration.field.referralCode', handle),
  affiliateCode: plain('registration.field.affiliateCode', { icon: Ticket, verbatim: true }),
  captcha: plain('login.captcha', { kind: 'captcha', verbatim: true }),
};
