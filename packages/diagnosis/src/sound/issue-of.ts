import type { DiagnosedIssue } from '../saved/result.ts'
import { type IssueId, issueTexts } from './issues.table.ts'

export function issueOf(id: IssueId): DiagnosedIssue {
  const { name, description, urgencyLevel, estimatedCostMin, estimatedCostMax } = issueTexts[id]
  const symptoms = [...issueTexts[id].symptoms]
  const recommendations = [...issueTexts[id].recommendations]
  return {
    id,
    name,
    description,
    urgencyLevel,
    estimatedCostMin,
    estimatedCostMax,
    symptoms,
    recommendations,
  }
}
