import { useEffect, useState } from 'react'

const SHORTEST = 6

const RULE = `At least ${SHORTEST} characters.`

/** What a new password needs; silent of how easily it is guessed where the dictionaries cannot be fetched. */
export function usePasswordHint(password: string, email: string): string {
  const [estimate, setEstimate] = useState<{ password: string; why: string | null }>()
  useEffect(() => {
    if ([...password].length < SHORTEST) return
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
  if (estimate?.password !== password || estimate.why === null) return RULE
  return `${RULE} Easy to guess: ${estimate.why}. Four words that do not belong together are hard.`
}
