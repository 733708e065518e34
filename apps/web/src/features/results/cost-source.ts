import { issueTexts } from '@tappet/diagnosis'

export type CostSource = { text: string; year: number }

export function costSourceOf(issueId: string): CostSource | null {
  return Object.entries(issueTexts).find(([id]) => id === issueId)?.[1].costSource ?? null
}
