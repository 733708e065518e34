import { useQueryClient } from '@tanstack/react-query'
import type { DiagnosisInput } from '@tappet/diagnosis'
import { type DtcLookupRequest, dtcLookupResponse, monthlyLimits, usageMonth } from '@tappet/wire'
import { useRef, useState } from 'react'
import { trackUse } from '../../backend/account/count-use.ts'
import { upgradeAction, useUpgrade } from '../../backend/account/plans.ts'
import { useSession } from '../../backend/account/session.tsx'
import { useSignIn } from '../../backend/account/sign-in.ts'
import { queryKeys } from '../../backend/cache/query-keys.ts'
import { useConnection } from '../../backend/connection/backend.tsx'
import type { Client } from '../../backend/connection/connect.ts'
import { useGarage } from '../../offline/garage/use-garage.ts'
import { newId } from '../../platform/runtime/new-id.ts'
import { toast } from '../../ui/index.ts'
import { caseInput, type DifferentialSlot } from './differential-slot.ts'
import type { FormDraft } from './draft.ts'
import { madeReport, type Report } from './read-report.ts'
import type { AnalysisCalls, AnalysisOutcome, AnalysisStep, CountedUse } from './run-analysis.ts'

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

const USAGE_WITHIN_MS = 15_000
/** A diagnosis can do without a code. */
const LOOKUP_WITHIN_MS = 8_000

const USE = { usage_type: 'comprehensive_diagnoses' } as const

/** Each rejects with what the client says. */
function analysisCalls(client: Promise<Client>): AnalysisCalls {
  return {
    countUse: async () => trackUse(await client, USE, USAGE_WITHIN_MS),
    giveUseBack: async (useId) =>
      (await trackUse(await client, { ...USE, give_back: useId }, USAGE_WITHIN_MS)).isGivenBack,
    async lookUpCode(code, make) {
      const { functions } = await client
      const { data, error } = await functions.invoke<unknown>('dtc-lookup', {
        body: { code, ...(make !== '' && { make }) } satisfies DtcLookupRequest,
        timeout: LOOKUP_WITHIN_MS,
      })
      if (error !== null) throw error
      return dtcLookupResponse.parse(data)
    },
  }
}
