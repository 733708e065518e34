/** Sound evidence to possible issues. */
export { findWords } from './description-words.ts'
export { diagnoseSound, issueOf, type SoundDiagnosisInput } from './diagnose-sound.ts'
export { fallbackResult } from './fallback-result.ts'
export { type IssueId, issueTexts, soundIssues } from './issues.table.ts'
export { type Saying, sayingOf } from './tier.ts'
export * from './types.ts'
export { weighIssues } from './weigh.ts'
