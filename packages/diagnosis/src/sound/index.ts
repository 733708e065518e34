export { fallbackResult } from './fallback-result.ts'
export { issueOf } from './issue-of.ts'
export { type IssueId, issueTexts, soundIssues } from './issues.table.ts'
export * from './types.ts'
