/** What single codes mean, without the whole library. */
export type { CodeAnswer } from '../answer.ts'
export { TITLE_SOURCE_WORDS } from '../attribution.ts'
export { CERTAINTY_WORDS } from '../meaning.ts'
export { partOf } from '../titles/parts.ts'
export { findCode } from './find-code.ts'
