import { type EvidenceId, evidenceTable } from '../evidence/evidence.table.ts'
import type { Evidence } from '../evidence/evidence.ts'
import { carScoreOf, natureOf } from '../listener/car-score.ts'
import { type CarSigns, carVerdict, readCarSigns } from './car-signs.ts'
import { readForest } from './forest.ts'
import { readLean } from './lean.ts'
import {
  type Contribution,
  type ExperimentalClass,
  experimentalClasses,
  type HeardCar,
  type HeardClasses,
  type SoundClass,
  type SoundDetector,
  type SoundFeatures,
  type SoundJudgement,
  type SoundModel,
  soundClasses,
} from './model.ts'
import { readStandout } from './standout.ts'
import { readTrees } from './trees.ts'
import { seenBefore } from './worth.ts'

/** Measured from one second on; below that no rhythm can be heard. */
export const MIN_HEARD = 'modulation_2_6' satisfies EvidenceId

/**
 * Less power above 4 kHz: the band was not recorded, as by a telephone, which ends at 3.4 kHz (ITU-T G.712;
 * model/LOG.md, look 35).
 */
const BAND_SHARE = 1e-3
/** From here on the band is whole; between the two it fades in (model/LOG.md, look 44). */
const WHOLE_BAND_SHARE = 3e-3

/** 0 to 1, by its share of the power; whole where it was not measured. */
export const bandOf = (share: number | null): number =>
  share == null
    ? 1
    : Math.min(1, Math.max(0, Math.log(share / BAND_SHARE) / Math.log(WHOLE_BAND_SHARE / BAND_SHARE)))

export function featuresOf({ version, measurements }: Evidence): SoundFeatures {
  const values = evidenceTable.map(({ id }) => [id, measurements[id]?.value ?? null] as const)
  return { version, values: Object.fromEntries(values) as Record<EvidenceId, number | null> }
}

/**
 * Pure; well under 5 ms. Without its upper band a sound misleads the listener, so the measurements alone make its
 * classes (model/LOG.md, look 39).
 * @param odds the listener's log-odds of the same clip; null where it was not asked, or heard too little
 * @throws RangeError when features or odds are of another version than the model's
 */
export function judgeSound(
  model: SoundModel,
  { version, values }: SoundFeatures,
  odds: readonly number[] | null = null,
): SoundJudgement {
  if (version !== model.evidenceVersion) {
    throw new RangeError(`The model reads evidence version ${model.evidenceVersion}, not ${version}`)
  }
  const row = model.measurements.map((id) => values[id])
  const counted = soundClasses.map(() => new Float64Array(row.length))
  const scores = scoresOf(model, row, counted)
  const gate = readGate(model, row, odds)
  const without = scaled(model, scores)
  const listening = model.heardClasses && odds ? { ...model.heardClasses, odds } : null
  const together = listening && heardProbabilities(listening, scores, listening.odds)
  const band = bandOf(values.share_above_4000)
  const decides = band === 0 ? null : listening
  const probabilities =
    together === null ? without : mapClasses((name) => band * together[name] + (1 - band) * without[name])
  const { slope, worth } = decides ?? model
  return {
    modelVersion: model.version,
    variant: model.variant,
    isCar: values[MIN_HEARD] === null ? 0 : logistic(gate.logOdds),
    probabilities,
    ...(model.experimental && { experimental: readExperimental(model.experimental, row) }),
    contributions: againstAverage(counted, model, slope),
    carAtLeast: gate.carAtLeast,
    // How often an answer without the band is right was not measured.
    seen: band === 0 ? mapClasses(() => 0) : seenBefore(worth, probabilities),
    band,
    listener: listening &&
      together && {
        urgentAtLeast: listening.urgentAtLeast,
        slopes: mapClasses((name) =>
          listening.lean[name].steps.map((step) => listening.lean[name].scale * step),
        ),
        probabilities: together,
        logOdds: decides ? countedByListener(decides, decides.odds) : mapClasses(() => 0),
      },
  }
}

export function heardProbabilities(
  { lean, ...scaling }: Pick<HeardClasses, 'lean' | 'slope' | 'offsets'>,
  scores: ArrayLike<number>,
  odds: readonly number[],
): Record<SoundClass, number> {
  const added = readLean(lean, odds)
  return scaled(
    scaling,
    added.map((logOdds, c) => logOdds + scores[c]),
  )
}

const scaled = (
  { slope, offsets }: Pick<HeardClasses, 'slope' | 'offsets'>,
  scores: ArrayLike<number>,
): Record<SoundClass, number> => softmax(mapClasses((name, c) => slope * scores[c] + offsets[name]))

function countedByListener(
  { lean, slope }: HeardClasses,
  odds: readonly number[],
): Record<SoundClass, number> {
  const added = readLean(lean, odds)
  const average = added.reduce((sum, logOdds) => sum + logOdds, 0) / added.length
  return mapClasses((_, c) => slope * (added[c] - average))
}

function readGate(model: SoundModel, row: readonly (number | null)[], odds: readonly number[] | null) {
  const { heardCar, carSigns, carAtLeast } = model
  return heardCar && carSigns && odds
    ? { logOdds: heardLogOdds(heardCar, carSigns, row, odds), carAtLeast: heardCar.carAtLeast }
    : { logOdds: gateLogOdds(model, row), carAtLeast }
}

export const heardLogOdds = (
  { share, nature, base, slope }: Omit<HeardCar, 'carAtLeast' | 'listenerRevision'>,
  { questions }: CarSigns,
  row: readonly (number | null)[],
  odds: readonly number[],
): number =>
  base +
  slope *
    (carVerdict(questions, row) +
      share * carScoreOf(odds) -
      nature.weight * Math.max(0, natureOf(odds) - nature.above))

export const gateLogOdds = (
  { gate, carSigns }: Pick<SoundModel, 'gate' | 'carSigns'>,
  row: readonly (number | null)[],
): number => logOdds(gate, row) + (carSigns === undefined ? 0 : readCarSigns(carSigns, row))

/** Detectors, forest and standout together, log-odds; `counted` gets each measurement's part. */
export function scoresOf(
  {
    classes,
    forest,
    forestShare,
    standout,
  }: Pick<SoundModel, 'classes' | 'forest' | 'forestShare' | 'standout'>,
  row: readonly (number | null)[],
  counted?: readonly Float64Array[],
): Float64Array {
  const own = 1 - forestShare
  const scores = Float64Array.from(soundClasses, (name, c) => own * logOdds(classes[name], row, counted?.[c]))
  for (const parts of counted ?? []) for (let n = 0; n < parts.length; n++) parts[n] = own * parts[n]
  readForest(forest, row, forestShare, scores, counted)
  if (standout !== undefined) {
    const parts = new Float64Array(row.length)
    scores[HEALTHY] -= readStandout(standout, row, parts)
    counted?.[HEALTHY]?.forEach((part, n, own) => {
      own[n] = part - parts[n]
    })
  }
  return scores
}

const HEALTHY = soundClasses.indexOf('healthy')

const logOdds = (
  { base, trees }: SoundDetector,
  row: readonly (number | null)[],
  counted?: Float64Array,
): number => base + readTrees(trees, row, counted)

const logistic = (odds: number) => 1 / (1 + Math.exp(-odds))

const readExperimental = (
  detectors: Record<ExperimentalClass, SoundDetector>,
  row: readonly (number | null)[],
) =>
  Object.fromEntries(
    experimentalClasses.map((name) => [name, logistic(logOdds(detectors[name], row))]),
  ) as Record<ExperimentalClass, number>

function softmax(scores: Record<SoundClass, number>): Record<SoundClass, number> {
  const highest = Math.max(...Object.values(scores))
  const odds = mapClasses((name) => Math.exp(scores[name] - highest))
  const total = Object.values(odds).reduce((all, one) => all + one, 0)
  return mapClasses((name) => odds[name] / total)
}

// A score that all classes share decides nothing.
function againstAverage(
  counted: readonly Float64Array[],
  { measurements }: SoundModel,
  slope: number,
): Record<SoundClass, Contribution[]> {
  const averages = measurements.map(
    (_, n) => soundClasses.reduce((sum, __, c) => sum + counted[c][n], 0) / soundClasses.length,
  )
  return mapClasses((_, c) =>
    measurements
      .map((id, n) => ({ id, logOdds: slope * (counted[c][n] - averages[n]) }))
      .filter((contribution) => contribution.logOdds !== 0)
      .sort((a, b) => Math.abs(b.logOdds) - Math.abs(a.logOdds)),
  )
}

function mapClasses<T>(value: (name: SoundClass, place: number) => T): Record<SoundClass, T> {
  return Object.fromEntries(soundClasses.map((name, place) => [name, value(name, place)])) as Record<
    SoundClass,
    T
  >
}
