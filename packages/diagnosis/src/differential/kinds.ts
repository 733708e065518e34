import type { KnownCar } from '../saved/case.ts'
import { findings, models } from './knowledge.ts'
import type { CarKind, Evidence } from './types.ts'

export type Kinds = ReadonlyMap<CarKind, boolean>

/** What one kind says of others. */
const IMPLIES: Partial<Record<CarKind, { is?: readonly CarKind[]; isNot?: readonly CarKind[] }>> = {
  electric: {
    is: ['high_voltage', 'plug', 'eps'],
    isNot: [
      ...([
        'engine',
        'petrol',
        'diesel',
        'hybrid',
        'conventional',
        'gears',
        'manual',
        'auto',
        'cvt',
        'dct',
      ] as const),
      ...(['ecvt', 'torque_converter', 'geared_auto', 'turbo', 'timing_belt', 'timing_chain'] as const),
      ...(['wires', 'belt_pump', 'electric_pump', 'shaft', 'hydraulic', 'cable', 'direct'] as const),
      ...(['capped', 'capless'] as const),
    ],
  },
  hybrid: {
    is: ['high_voltage', 'engine', 'petrol', 'eps'],
    isNot: ['electric', 'diesel', 'conventional', 'manual', 'hydraulic', 'wires', 'cable'],
  },
  plug: { is: ['high_voltage'] },
  diesel: {
    is: ['engine', 'conventional', 'direct'],
    isNot: ['petrol', 'electric', 'hybrid', 'plug', 'high_voltage', 'wires', 'cable', 'capped', 'capless'],
  },
  petrol: { is: ['engine'], isNot: ['diesel', 'electric'] },
  manual: { isNot: ['auto', 'cvt', 'dct', 'ecvt', 'torque_converter', 'geared_auto', 'electric'] },
  cvt: { is: ['auto', 'torque_converter'], isNot: ['manual', 'dct', 'geared_auto', 'ecvt', 'electric'] },
  dct: { is: ['auto'], isNot: ['cvt', 'ecvt', 'torque_converter', 'geared_auto', 'electric'] },
  ecvt: { isNot: ['manual', 'auto', 'cvt', 'dct', 'torque_converter', 'geared_auto'] },
  geared_auto: { is: ['auto', 'torque_converter'], isNot: ['manual', 'cvt', 'dct', 'ecvt'] },
  timing_belt: { isNot: ['timing_chain'] },
  timing_chain: { isNot: ['timing_belt'] },
  hydraulic: { isNot: ['eps'] },
  eps: { isNot: ['hydraulic'] },
  electric_pump: { isNot: ['belt_pump'] },
  capless: { isNot: ['capped'] },
}

/** The field of a car's fuel, as makers' tables and drivers write it. */
const FUELS: readonly (readonly [RegExp, readonly CarKind[]])[] = [
  [/plug|phev/i, ['hybrid', 'plug']],
  [/hybrid/i, ['hybrid']],
  [/electric|\bev\b|\bbev\b|battery/i, ['electric']],
  [/diesel|tdi/i, ['diesel']],
  [/gas|petrol|flex|e85/i, ['petrol']],
]

/** "my 2014 Altima": not "my neighbour's". Each part is short, so that no text of 5,000 characters takes long. */
const OWN = String.raw`(?:^|[.\n]\s?|\b(?:my|our|this|an?|[12]\d{3})\s)(?:(?![\w-]{1,30}['’]s\s)[\w-]{1,30}\s{1,3}){0,2}`

type Model = (typeof models)[number]
const patterns = new Map<Model, { name: RegExp; plain: RegExp | null }>()
function patternsOf(model: Model) {
  const cached = patterns.get(model)
  if (cached !== undefined) return cached
  const compiled = {
    name: new RegExp(`^(?:${model.make}) (?:${model.model})$`, 'i'),
    plain: model.plain === '' ? null : new RegExp(`${OWN}(?:${model.plain})\\b`, 'i'),
  }
  patterns.set(model, compiled)
  return compiled
}

const isOfYear = ({ from, to }: Model, year: number | null | undefined) =>
  year == null || ((from === null || year >= from) && (to === null || year <= to))

/** Every row that fits the car's fields, the first before others; where they name no model, the words of the driver. */
function modelsOf({ make, model, year }: KnownCar, text: string): Model[] {
  const name = `${make ?? ''} ${model ?? ''}`.trim()
  if (name !== '')
    return models.filter((each) => isOfYear(each, year) && patternsOf(each).name.test(nameWith(each, name)))
  return models.filter((each) => isOfYear(each, year) && patternsOf(each).plain?.test(text))
}

/** What came or went in most makes in some year: a car without a year may have it. */
const BY_YEAR = /^-(?:cvt|dct|turbo|solid)|shaft|wires|pump|hydraulic|eps|cable|direct|cap|hub/

/** A make without a model fits where every model of the make is of the kind. */
const nameWith = ({ model }: Model, name: string) =>
  model === '.*' && !name.includes(' ') ? `${name} any` : name

const NAMED_IN_MODEL: readonly (readonly [RegExp, readonly CarKind[]])[] = [
  [/\b(plug-?in|phev)\b/i, ['hybrid', 'plug']],
  [/\bhybrid\b/i, ['hybrid']],
  [/\b(tdi|diesel|hdi|cdi|dci)\b/i, ['diesel']],
  [/\b(ev|electric)\b/i, ['electric']],
]

/**
 * Known kinds of the car: what the driver answered before the field of its fuel, before the table of models, before what
 * only one kind can show.
 * @param text the driver's own words
 */
export function kindsOf(car: KnownCar, evidence: Evidence, text = ''): Kinds {
  const kinds = new Map<CarKind, boolean>()
  const set = (kind: CarKind, is: boolean, isAlways = true) => {
    if (kinds.has(kind)) return
    kinds.set(kind, is)
    if (!is) return
    for (const other of IMPLIES[kind]?.is ?? []) set(other, true)
    if (isAlways) for (const other of IMPLIES[kind]?.isNot ?? []) set(other, false)
  }
  // Kinds that exclude each other may be told; which counts must not depend on which was told first.
  const ordered = [...evidence].sort(([one], [other]) => (one < other ? -1 : 1))
  for (const [finding, state] of ordered) {
    if (findings.get(finding)?.group === 'car' && finding.startsWith('car_') && state !== 'unknown')
      set(finding.slice('car_'.length) as CarKind, state === 'present')
  }
  for (const kind of FUELS.find(([fuel]) => fuel.test(car.fuel ?? ''))?.[1] ?? []) set(kind, true)
  for (const kind of modelsOf(car, text).flatMap(({ kinds: own, from, to }) =>
    car.year == null && (from ?? to) !== null ? own.filter((each) => !BY_YEAR.test(each)) : own,
  ))
    set(kind.replace(/^-|\?$/, '') as CarKind, !kind.startsWith('-'), !kind.endsWith('?'))
  for (const kind of NAMED_IN_MODEL.find(([name]) => name.test(car.model ?? ''))?.[1] ?? []) set(kind, true)
  // A glow plug light is a diesel's.
  for (const [id, state] of ordered) {
    const only = findings.get(id)?.only ?? null
    if (only !== null && state === 'present') set(only, true)
  }
  return kinds
}

/** What is left of the prior of a fault while its kind is not known: of a car with a name, and without. Judged. */
const UNKNOWN: Partial<Record<CarKind, readonly [named: number, unnamed: number]>> = {
  diesel: [0.1, 0.4],
  high_voltage: [0.03, 0.4],
  plug: [0.03, 0.4],
  hybrid: [0.03, 0.3],
  electric: [0.02, 0.3],
  manual: [0.35, 0.4],
  cvt: [0.2, 0.4],
  dct: [0.1, 0.2],
  solid_axle: [0.05, 0.2],
  electric_pump: [0.05, 0.05],
  capless: [0.02, 0.02],
  hub_sensor: [0.1, 0.1],
}

/** The table of models names nearly every electric car. */
const OF_HIGH_VOLTAGE: typeof UNKNOWN = { hybrid: [0.9, 0.5], electric: [0.1, 0.5] }

export const canBe = (kind: CarKind | null, kinds: Kinds) => kind === null || kinds.get(kind) !== false

/** Whether it is, or is as nearly every car. */
export const isOf = (kind: CarKind | null, kinds: Kinds) => kindFactor(kind, kinds, true) === 1

export function kindFactor(only: CarKind | null, kinds: Kinds, isNamed: boolean): number {
  if (only === null) return 1
  const is = kinds.get(only)
  if (is !== undefined) return is ? 1 : 0
  const row = (kinds.get('high_voltage') === true ? OF_HIGH_VOLTAGE : UNKNOWN)[only] ?? UNKNOWN[only]
  return row?.[isNamed ? 0 : 1] ?? 1
}

/** Kinds that one question of the table asks for. */
export const askedKinds = (): CarKind[] =>
  [...findings.values()].flatMap(({ id, group }) =>
    group === 'car' && id.startsWith('car_') ? [id.slice('car_'.length) as CarKind] : [],
  )

/** Parts that drivers name, and the kind of car that has them. */
const PARTS: readonly (readonly [words: RegExp, kind: CarKind, name: string])[] = [
  [/\bspark ?plugs?\b/i, 'petrol', 'spark plugs'],
  [/\bglow ?plugs?\b/i, 'diesel', 'glow plugs'],
  [/\b(oil change|engine oil|motor oil|dipstick)\b/i, 'engine', 'engine oil'],
  [/\b(muffler|tail ?pipe|exhaust|catalytic converter)\b/i, 'engine', 'exhaust'],
  [/\b(fuel|gas) (pump|filter|cap|tank)\b/i, 'engine', 'fuel system'],
  [/\b(serpentine|drive|fan) belt\b/i, 'conventional', 'drive belt'],
  [/\balternator\b/i, 'conventional', 'alternator'],
  [/\bstarter( motor)?\b/i, 'conventional', 'starter'],
  [/\btiming belt\b/i, 'timing_belt', 'timing belt'],
  [/\bclutch pedal\b/i, 'manual', 'clutch pedal'],
  [/\btransmission fluid\b/i, 'gears', 'gearbox with shifting gears'],
  [
    /\bcharg(e|ing) (port|cable|station)\b|\b(not|won['’]?t|doesn['’]?t|can['’]?t) charge\b/i,
    'plug',
    'charge port',
  ],
]

export const missingIn = (kinds: Kinds, text: string): string[] =>
  PARTS.filter(([words, kind]) => kinds.get(kind) === false && words.test(text)).map(([, , part]) => part)

/** "A Model 3 has no spark plugs. What do you see?" */
export function missingParts(car: KnownCar, kinds: Kinds, text: string): string[] {
  const name =
    [car.make, car.model].filter((each) => each != null && each.trim() !== '').at(-1) ?? 'car like yours'
  const article = /^[aeiou]/i.test(name) ? 'An' : 'A'
  return missingIn(kinds, text).map((part) => `${article} ${name} has no ${part}. What do you see?`)
}
