/** Causes, actions and severity of every generic code: for the server's dtc-lookup, or a lazy import. */
export { describeCode } from './details.ts'
export { describeCodeWithSource, type SourcedInformation } from './sourced.ts'
