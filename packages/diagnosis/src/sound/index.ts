/** Sound evidence to possible issues. */
export { diagnoseSound, issueOf, type SoundDiagnosisInput } from './diagnose-sound.ts'
export { fallbackResult } from './fallback-result.ts'
export { type IssueId, issueTexts, soundIssues } from './issues.table.ts'
export * from './types.ts'
