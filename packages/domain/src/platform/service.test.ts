import { expect, test } from 'vitest';
import { decideService } from './service.ts';

const chat = { type: '3', path: 'sealed-chat' };
const vip = { type: '4', path: 'sealed-vip' };
const plain = { type: '1', path: 'https://help.example/chat' };
const hosts = ['help.example'];

test.each([
  [[chat, vip], 'chat', { kind: 'sealed', path: 'sealed-chat' }],
  [[chat, vip], 'vip', { kind: 'sealed', path: 'sealed-vip' }],
  [[chat], 'vip', { kind: 'sealed', path: 'sealed-chat' }],
  [[plain, chat], 'chat', { kind: 'sealed', path: 'sealed-chat' }],
  [[plain], 'chat', { kind: 'open', address: 'https://help.example/chat' }],
  [[{ type: '1', path: 'javascript:alert(1)' }], 'chat', { kind: 'none' }],
  [
    [{ type: '1', path: 'https://thief.example/' }, plain],
    'vip',
    { kind: 'open', address: 'https://help.example/chat' },
  ],
  [[], 'vip', { kind: 'none' }],
] as const)('SVC-01 SVC-02 FLT-048 of %j, %s takes %j', (entries, service, way) => {
  expect(decideService(entries, service, hosts)).toEqual(way);
});
