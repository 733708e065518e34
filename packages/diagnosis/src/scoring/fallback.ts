import { plainText } from '../matching/text.ts'
import type { DtcInformation, ProbableCause } from '../types.ts'
import { eachOnce } from './causes.ts'
import { countBySource } from './evidence.ts'
import { FALLBACK, MAX_CAUSES } from './rules.table.ts'
import { causeUrgency } from './urgency.ts'

export function fallbackLikelihood(severity: DtcInformation['severity'], position: number): number {
  const { likelihoodBySeverity, lessPerPosition, minLikelihood } = FALLBACK
  return Math.max(minLikelihood, likelihoodBySeverity[severity] - lessPerPosition * position)
}

function causesOf({ code, severity, common_causes, suggested_actions }: DtcInformation): ProbableCause[] {
  const steps = eachOnce(suggested_actions).slice(0, FALLBACK.steps)
  return eachOnce(common_causes)
    .slice(0, FALLBACK.causesPerCode)
    .map((cause, position) => {
      const likelihood = fallbackLikelihood(severity, position)
      return {
        id: `${code.toLowerCase()}-${position + 1}`,
        cause,
        likelihood,
        supporting_evidence: countBySource([]),
        estimated_cost: { ...FALLBACK.cost },
        diagnostic_steps: steps,
        required_tools: [...FALLBACK.tools],
        difficulty: 'moderate',
        urgency: causeUrgency(cause, likelihood),
      }
    })
}

/** A cause that two codes name is one, with the greater likelihood. */
export function fallbackCauses(information: readonly DtcInformation[]): ProbableCause[] {
  const byText = new Map<string, ProbableCause>()
  for (const cause of information.flatMap(causesOf)) {
    const key = plainText(cause.cause)
    const likeliest = byText.get(key)
    if (likeliest === undefined || cause.likelihood > likeliest.likelihood) byText.set(key, cause)
  }
  return [...byText.values()].sort((one, other) => other.likelihood - one.likelihood).slice(0, MAX_CAUSES)
}
