import { plainText } from '../matching/text.ts'
import type { Difficulty, ProbableCause } from '../types.ts'
import { joinCosts } from './cost.ts'
import { countBySource, type Evidence, type Source } from './evidence.ts'
import { likelihood } from './likelihood.ts'
import { DEFAULT_TOOLS, MAX_CAUSES, MAX_STEPS, MAX_TOOLS } from './rules.table.ts'
import { causeUrgency } from './urgency.ts'

const STEPS_FROM: readonly Source[] = ['tech_articles', 'service_requests', 'warranty_tickets']
/** By the part, else by the hours, else by the article's level. */
const DIFFICULTY_FROM: readonly Source[] = ['parts_sales', 'warranty_tickets', 'tech_articles']
const HARDEST_FIRST: readonly Difficulty[] = ['difficult', 'moderate', 'easy']

type Candidate = { key: string; text: string; evidence: Evidence[]; likelihood: number }

const inOrder = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

// The order of the datasets does not matter.
const mostRelevantFirst = (one: Evidence, other: Evidence) =>
  other.relevance - one.relevance || inOrder(one.recordId, other.recordId)

const from = (evidence: readonly Evidence[], source: Source) =>
  evidence.filter((item) => item.source === source)

export function eachOnce(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))]
}

function steps({ text, evidence }: Candidate): string[] {
  const all = STEPS_FROM.flatMap((source) => from(evidence, source).flatMap((item) => item.steps))
  const named = eachOnce(all).slice(0, MAX_STEPS)
  return named.length > 0 ? named : [`Have this checked before any part is bought: ${text}`]
}

function tools({ evidence }: Candidate): string[] {
  const named = eachOnce(evidence.flatMap((item) => item.tools)).slice(0, MAX_TOOLS)
  return named.length > 0 ? named : [...DEFAULT_TOOLS]
}

function difficulty({ evidence }: Candidate): Difficulty {
  for (const source of DIFFICULTY_FROM) {
    const levels = from(evidence, source).map((item) => item.difficulty)
    const hardest = HARDEST_FIRST.find((level) => levels.includes(level))
    if (hardest !== undefined) return hardest
  }
  return 'moderate'
}

/** Texts that differ only in case or punctuation are one cause. */
function candidates(evidence: readonly Evidence[]): Candidate[] {
  const byKey = new Map<string, { texts: Set<string>; evidence: Set<Evidence> }>()
  for (const item of evidence.toSorted(mostRelevantFirst)) {
    for (const text of eachOnce(item.causes)) {
      const key = plainText(text)
      const group = byKey.get(key) ?? { texts: new Set<string>(), evidence: new Set<Evidence>() }
      byKey.set(key, group)
      group.texts.add(text)
      group.evidence.add(item)
    }
  }
  return [...byKey].map(([key, group]) => {
    const [text = key] = [...group.texts].sort(inOrder)
    return { key, text, evidence: [...group.evidence], likelihood: likelihood([...group.evidence]) }
  })
}

const byRank = (one: Candidate, other: Candidate) =>
  other.likelihood - one.likelihood ||
  other.evidence.length - one.evidence.length ||
  inOrder(one.key, other.key)

export function rankCauses(evidence: readonly Evidence[]): ProbableCause[] {
  return candidates(evidence)
    .sort(byRank)
    .slice(0, MAX_CAUSES)
    .map((candidate) => {
      const percent = Math.round(candidate.likelihood)
      return {
        id: `cause-${candidate.key.replaceAll(' ', '-')}`,
        cause: candidate.text,
        likelihood: percent,
        supporting_evidence: countBySource(candidate.evidence),
        estimated_cost: joinCosts(candidate.evidence.map(({ cost }) => cost)),
        diagnostic_steps: steps(candidate),
        required_tools: tools(candidate),
        difficulty: difficulty(candidate),
        urgency: causeUrgency(candidate.text, percent),
      }
    })
}
