export { MAX_QUOTE_LINES, type NamedCause, QUOTE_LABOUR, type QuoteLine, quoteLines } from './quote.ts'
