/** Large: import it where it is needed, `await import('@tappet/diagnosis/code-library')`. */
export { lookUpCode } from './look-up.ts'
export type { CodeMeaning } from './meaning.ts'
export { searchCodes } from './search.ts'
