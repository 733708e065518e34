import { useQuery } from '@tanstack/react-query'
import type { Check, Outcome } from './outcome.ts'
import { runCheck } from './outcome.ts'

/** A line of the page: what is checked, what was asked for it alone, and what it came to. */
export type Finding = { title: string; asked?: string; outcome: Outcome }

/** A line whose outcome may not have come yet. */
export type Line = Omit<Finding, 'outcome'> & { outcome?: Outcome }

/** The lines of checks before they have run. */
export const plannedOf = (checks: readonly Check[]): Line[] =>
  checks.map(({ title, asked }) => ({ title, asked }))

/** Runs checks side by side. */
export function runAll(checks: readonly Check[]): Promise<Finding[]> {
  return Promise.all(
    checks.map(async (check) => ({ title: check.title, asked: check.asked, outcome: await runCheck(check) })),
  )
}

/** Runs when the page opens and whenever it is asked to. */
export function useFindings(name: string, run: () => Promise<Finding[]>, enabled = true) {
  return useQuery({
    queryKey: ['security', name],
    queryFn: run,
    enabled,
    staleTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    networkMode: 'always',
  })
}
