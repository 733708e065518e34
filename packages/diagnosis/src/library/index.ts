/** The trouble-code library. Large: import it where it is needed, `await import('@tappet/diagnosis/code-library')`. */
export { TITLE_SOURCE_WORDS } from './attribution.ts'
export { type CodeAnswer, lookUpCode } from './look-up.ts'
export { CERTAINTY_WORDS, type Certainty, type CodeMeaning, type TitleSource } from './meaning.ts'
export { searchCodes } from './search.ts'
