import { useEffect, useState } from 'react'

const SHORTEST_TOLD = 6

/** Undefined for nothing; silent where the dictionaries cannot be fetched. */
export function usePasswordHint(password: string, email: string): string | undefined {
  const [estimate, setEstimate] = useState<{ password: string; why: string | null }>()
  useEffect(() => {
    if ([...password].length < SHORTEST_TOLD) return
    let current = true
    import('./password-guess.ts').then(
      ({ guess }) => {
        if (current) setEstimate({ password, why: guess(password, email) })
      },
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [password, email])
  if (estimate?.password !== password || estimate.why === null) return undefined
  return `Easy to guess: ${estimate.why}. Four words that do not belong together are hard.`
}
