import type { ScannedCode } from '@tappet/obd'
import { useEffect, useState } from 'react'

/** What the codes are called. The library is large: it comes with the first code, and until then cards have no title. */
export function useTitles(codes: readonly ScannedCode[]): ReadonlyMap<string, string> {
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    let current = true
    if (codes.length === 0) return
    import('@tappet/diagnosis/code-library').then(
      ({ lookUpCode }) => {
        const found = codes.flatMap(({ code }): [string, string][] => {
          const answer = lookUpCode(code)
          if (answer?.kind === 'generic') return [[code, answer.title]]
          return answer?.kind === 'manufacturer' ? [[code, 'The maker’s own code']] : []
        })
        if (current) setTitles(new Map(found))
      },
      // Without it the cards still lead to the details.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [codes])
  return titles
}
