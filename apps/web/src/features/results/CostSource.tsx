/** Where the cost range comes from. */
export function CostSource({ issueId: _ }: { issueId: string }) {
  return null
}
