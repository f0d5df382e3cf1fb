import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';

/** Checks an IBAN without spaces, in capitals, by its remainder modulo 97 (ISO 13616, ISO 7064). */
export function isIban(number: string): boolean {
  if (!ibanShape.test(number)) return false;
  const digits = (number.slice(4) + number.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(Number.parseInt(letter, 36)),
  );
  return BigInt(digits) % 97n === 1n;
}

/** Country, two check digits and up to 30 characters. */
export const ibanShape = /^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/;

/** Checks the digits of a payment card by Luhn's rule (ISO/IEC 7812). */
export function isCardNumber(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const tronPrefix = 0x41;

export const tronShape = /^T[1-9A-HJ-NP-Za-km-z]{33}$/;

/** Checks a Tron address: base58 of a prefix, 20 bytes, and four bytes of their double SHA-256. */
export function isTronAddress(address: string): boolean {
  if (!tronShape.test(address)) return false;
  const number = [...address].reduce((sum, sign) => sum * 58n + BigInt(alphabet.indexOf(sign)), 0n);
  const bytes = bytesOf(number.toString(16).padStart(50, '0'));
  const check = sha256(sha256(bytes.slice(0, 21)));
  return (
    bytes.length === 25 && bytes[0] === tronPrefix && bytes.slice(21).every((byte, place) => byte === check[place])
  );
}

export const etherShape = /^0x[0-9a-fA-F]{40}$/;

/** Checks an Ethereum address: letters of both cases are its check digits (EIP-55); of one case it has none. */
export function isEtherAddress(address: string): boolean {
  if (!etherShape.test(address)) return false;
  const digits = address.slice(2);
  const plain = digits.toLowerCase();
  if (digits === plain || digits === digits.toUpperCase()) return true;
  const hash = keccak_256(new TextEncoder().encode(plain));
  return [...digits].every((digit, place) => {
    const half = ((hash[place >> 1] ?? 0) >> (place % 2 === 0 ? 4 : 0)) & 0xf;
    return /\d/.test(digit) || (digit === digit.toUpperCase()) === half >= 8;
  });
}

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
