export { describeCode } from './details.ts'
export { describeCodeWithSource, type SourcedInformation } from './sourced.ts'
