/** From what was heard to what it may be. */
export { type CatalogueIssue, type IssueId, issueCatalogue } from './catalogue.data.ts'
export { diagnoseSound, issueOf, type SoundDiagnosisInput } from './diagnose-sound.ts'
export { fallbackResult } from './fallback-result.ts'
export * from './types.ts'
