import { issueTexts } from '@tappet/diagnosis'

export type CostSource = { text: string; year: number }

/** Where the catalogue has an issue's cost range from; null for what it does not price or know. */
export function costSourceOf(issueId: string): CostSource | null {
  return Object.entries(issueTexts).find(([id]) => id === issueId)?.[1].costSource ?? null
}
