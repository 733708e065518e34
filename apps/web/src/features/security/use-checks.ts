import { useQuery } from '@tanstack/react-query'
import { type Check, type Outcome, runCheck } from './outcome.ts'

export type Finding = { title: string; asked?: string; outcome: Outcome }

export type Line = Omit<Finding, 'outcome'> & { outcome?: Outcome }

export const plannedOf = (checks: readonly Check[]): Line[] =>
  checks.map(({ title, asked }) => ({ title, asked }))

export function runAll(checks: readonly Check[]): Promise<Finding[]> {
  return Promise.all(
    checks.map(async (check) => ({ title: check.title, asked: check.asked, outcome: await runCheck(check) })),
  )
}

export function useFindings(name: string, run: () => Promise<Finding[]>, enabled = true) {
  return useQuery({
    queryKey: ['security', name],
    queryFn: run,
    enabled,
    staleTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })
}

export type Findings = ReturnType<typeof useFindings>
