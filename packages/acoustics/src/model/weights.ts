import { evidenceTable } from '../evidence/evidence.table.ts'
import { experimentalClasses, type SoundModel, soundClasses } from './model.ts'

type Check = (value: unknown) => boolean

const evidenceIds: ReadonlySet<unknown> = new Set(evidenceTable.map(({ id }) => id))

const number: Check = (value) => typeof value === 'number'
const list: Check = Array.isArray
const object =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(fields).every(([name, check]) => check(Reflect.get(value, name)))
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)
const forEach = (names: readonly string[], check: Check) =>
  object(Object.fromEntries(names.map((name) => [name, check])))

// Looking into the trees would delay each first diagnosis; a test reads them whole.
const detector = object({ base: number, trees: list })

const model = object({
  version: (value) => typeof value === 'string',
  variant: (value) => value === 'default' || value === 'clean',
  evidenceVersion: number,
  measurements: (ids) => Array.isArray(ids) && ids.every((id) => evidenceIds.has(id)),
  classes: forEach(soundClasses, detector),
  forest: list,
  forestShare: number,
  standout: optional(object({ features: list, quantiles: list, weights: list })),
  slope: number,
  offsets: forEach(soundClasses, number),
  experimental: optional(forEach(experimentalClasses, detector)),
  gate: detector,
  carSigns: optional(object({ slope: number, questions: list })),
  carAtLeast: number,
  heardCar: optional(
    object({
      share: number,
      nature: object({ above: number, weight: number }),
      base: number,
      slope: number,
      carAtLeast: number,
    }),
  ),
  worth: list,
  heardClasses: optional(
    object({
      lean: forEach(soundClasses, object({ bias: number, scale: number, steps: list })),
      slope: number,
      offsets: forEach(soundClasses, number),
      worth: list,
      urgentAtLeast: number,
    }),
  ),
})

const isSoundModel = (value: unknown): value is SoundModel => model(value)

export function readWeights(value: unknown): SoundModel {
  if (isSoundModel(value)) return value
  throw new Error('These are not the weights of a sound model. Restore the data file or run model/train.ts.')
}
