import { agreedTo, type MoneyQuote } from '@baize/gateway';

export const agreedIn = (quote: MoneyQuote, language: string) => ({ ...agreedTo(quote), language });
