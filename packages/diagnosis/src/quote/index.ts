export {
  MAX_QUOTE_LINES,
  NO_QUOTE_RANGE,
  QUOTE_NOTICE,
  type QuoteCase,
  type QuoteLine,
  quoteLines,
} from './quote.ts'
