/** Example bet as a decimal string in any currency; its percentages are easy to read. */
export const betOfExample = '1000';
