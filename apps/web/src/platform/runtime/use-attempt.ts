import { useState } from 'react'
import { useOneAtATime } from './use-one-at-a-time.ts'

/** Runs work that answers what was wrong, or null, once at a time; `problem` is of the last one. */
export function useAttempt() {
  const [problem, setProblem] = useState<string | null>(null)
  const [run, busy] = useOneAtATime(async (work: () => Promise<string | null>) => setProblem(await work()))
  return { run, busy, problem }
}
