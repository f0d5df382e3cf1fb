import { agreedTo, type MoneyQuote } from '@baize/gateway';

/** The figures that were confirmed, and the language of the answer. */
export const agreedIn = (quote: MoneyQuote, language: string) => ({ ...agreedTo(quote), language });
