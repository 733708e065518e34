import { recommendations } from './advice/recommendations.ts'
import { carCareResources } from './advice/resources.ts'
import { normaliseCode, tidyCode } from './codes/format.ts'
import { phrase, toldPhrase } from './matching/match.ts'
import { builtInDatasets } from './reference/datasets.ts'
import { findReferenceCode } from './reference/find-code.ts'
import type { Datasets } from './reference/records.ts'
import { eachOnce, rankCauses } from './scoring/causes.ts'
import { confidenceScore } from './scoring/confidence.ts'
import { enrichSymptoms } from './scoring/enrichment.ts'
import { countBySource, gatherEvidence } from './scoring/evidence.ts'
import { fallbackCauses } from './scoring/fallback.ts'
import type {
  CarCareResources,
  ComprehensiveDiagnosis,
  DiagnosisInput,
  DtcInformation,
  ProbableCause,
} from './types.ts'

type FindResources = (input: DiagnosisInput, causes: readonly ProbableCause[]) => CarCareResources

export type DiagnosisSetting = {
  createId: () => string
  timestamp: string
  lookedUp?: readonly DtcInformation[]
  datasets?: Datasets
  findResources?: FindResources
}

/** Each once; the built-in reference goes first. */
export function knownInformation(
  codes: readonly string[],
  lookedUp: readonly DtcInformation[] = [],
): DtcInformation[] {
  return eachOnce(codes.map(tidyCode)).flatMap((code) => {
    const entry =
      findReferenceCode(code) ?? lookedUp.find((entry) => normaliseCode(entry.code) === normaliseCode(code))
    return normaliseCode(code) === null || entry === undefined ? [] : [entry]
  })
}

// Matched sentence by sentence.
const SENTENCE_ENDS = /[.!?;\n]+(?=\s|$)/u
const sentences = (text: string) => eachOnce(text.split(SENTENCE_ENDS))

// A diagnosis is complete without its links and tips.
function resourcesOrNone(find: FindResources, input: DiagnosisInput, causes: readonly ProbableCause[]) {
  try {
    return find(input, causes)
  } catch {
    return { videos: [], articles: [], tips: [], maintenanceSchedule: [] }
  }
}

/** Takes any text without throwing; the order of codes and symptoms does not change the causes. */
export function diagnose(input: DiagnosisInput, setting: DiagnosisSetting): ComprehensiveDiagnosis {
  const { createId, timestamp, lookedUp = [], datasets = builtInDatasets } = setting
  const { findResources = carCareResources } = setting
  const information = knownInformation(input.codes, lookedUp)
  const texts = [
    ...enrichSymptoms(input.symptoms, information).map(phrase),
    ...sentences(input.additional_context).map(toldPhrase),
  ]
  const evidence = gatherEvidence({ codes: input.codes, make: input.vehicle_info.make, texts }, datasets)
  const ranked = rankCauses(evidence)
  const causes = ranked.length > 0 ? ranked : fallbackCauses(information)
  const counts = countBySource(evidence)
  const resources = resourcesOrNone(findResources, input, causes)
  const hasCodes = input.codes.some((code) => tidyCode(code) !== '')
  return {
    id: createId(),
    input,
    ...(information.length > 0 ? { dtc_information: information } : {}),
    probable_causes: causes,
    recommended_next_steps: recommendations({ input, causes, videos: resources.videos }),
    confidence_score: confidenceScore(counts, information, hasCodes),
    data_sources_used: counts,
    car_care_resources: resources,
    timestamp,
  }
}
