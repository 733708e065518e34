import { useEffect, useState } from 'react'
import * as copy from './copy.ts'
import type { CostSource } from './cost-source.ts'

/** The catalogue comes after the page. */
export function CostSourceNote({ issueId }: { issueId: string }) {
  const [source, setSource] = useState<CostSource | null>(null)
  useEffect(() => {
    let current = true
    import('./cost-source.ts')
      .then(({ costSourceOf }) => current && setSource(costSourceOf(issueId)))
      // The range still stands.
      .catch(() => undefined)
    return () => {
      current = false
    }
  }, [issueId])
  if (!source) return null
  return (
    <details className="text-sm text-muted">
      <summary className="min-h-8 py-1 underline decoration-line underline-offset-4">
        {copy.costSource(source.year)}
      </summary>
      {source.text}
    </details>
  )
}
