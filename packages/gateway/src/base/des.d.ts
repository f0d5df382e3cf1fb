declare module 'des.js' {
  interface BlockCipher {
    update(bytes: readonly number[]): number[];
    final(): number[];
  }
  export const DES: {
    create(options: { type: 'encrypt' | 'decrypt'; key: readonly number[] }): BlockCipher;
  };
}
