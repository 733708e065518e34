import { useQueryClient } from '@tanstack/react-query'
import type { DiagnosisInput } from '@tappet/diagnosis'
import { monthlyLimits, usageMonth } from '@tappet/wire'
import { useRef, useState } from 'react'
import { upgradeAction, useUpgrade } from '../../backend/account/plans.ts'
import { useSession } from '../../backend/account/session.tsx'
import { useSignIn } from '../../backend/account/sign-in.ts'
import { queryKeys } from '../../backend/cache/query-keys.ts'
import { useConnection } from '../../backend/connection/backend.tsx'
import { useGarage } from '../../offline/garage/use-garage.ts'
import { newId } from '../../platform/runtime/new-id.ts'
import { toast } from '../../ui/index.ts'
import { analysisCalls } from './calls.ts'
import { caseInput, type DifferentialSlot } from './differential-slot.ts'
import type { FormDraft } from './draft.ts'
import { madeReport, type Report } from './read-report.ts'
import type { AnalysisOutcome, AnalysisStep, CountedUse } from './run-analysis.ts'

/** The plan's own when the server names none. */
const limitWords = (limit: number) => limit || monthlyLimits.FREE.comprehensive_diagnoses

export type AnalysisProblem = 'limit' | 'failed' | null

export function useAnalysis(open: DifferentialSlot['open'], onDone: (report: Report) => void) {
  const { promise } = useConnection()
  const { user } = useSession()
  const { car } = useGarage(user?.id ?? null)
  const signIn = useSignIn()
  const upgrade = useUpgrade()
  const queryClient = useQueryClient()
  const [step, setStep] = useState<AnalysisStep | null>(null)
  const [problem, setProblem] = useState<AnalysisProblem>(null)
  const counted = useRef<CountedUse | null>(null)
  const running = useRef(false)

  const finish = (outcome: AnalysisOutcome, demoCodes: readonly string[], vehicleId: string | null) => {
    if (outcome.kind === 'done') {
      counted.current = null
      if (outcome.givenBack)
        toast.info('Not counted', { description: 'No cause was named, so this diagnosis costs you no use.' })
      return onDone(madeReport(outcome.result, demoCodes, vehicleId))
    }
    setProblem('limit')
    toast.error('Usage Limit Reached', {
      description: `You've reached your limit of ${limitWords(outcome.limit)} comprehensive diagnoses this month. ${
        upgrade === null ? 'More come on the 1st (UTC).' : 'Upgrade to Pro for unlimited access.'
      }`,
      ...upgradeAction(upgrade),
    })
  }

  async function analyze(
    input: DiagnosisInput,
    demoCodes: readonly string[],
    scan: FormDraft['scan'],
  ): Promise<void> {
    if (running.current) return
    if (!user) return signIn.open('Sign in to run this diagnosis. What you entered stays here.')
    running.current = true
    setProblem(null)
    try {
      // A failed fetch is a failed analysis.
      const { runAnalysis } = await import('./run-analysis.ts')
      finish(
        await runAnalysis(input, analysisCalls(promise.then(({ client }) => client)), {
          createId: newId,
          now: () => new Date(),
          onStep: setStep,
          counted: counted.current,
          onCounted: (use) => {
            counted.current = use
          },
          openDifferential: (form, thisYear) => open(caseInput(form, demoCodes, thisYear, scan)),
        }),
        demoCodes,
        car?.id ?? null,
      )
    } catch (error) {
      console.warn('The analysis failed', error)
      setProblem('failed')
      toast.error('Analysis Failed', { description: 'Failed to analyze symptoms. Please try again.' })
    } finally {
      running.current = false
      setStep(null)
      void queryClient.invalidateQueries({ queryKey: queryKeys.usage(user.id, usageMonth(new Date())) })
    }
  }
  return { analyze, step, problem }
}
