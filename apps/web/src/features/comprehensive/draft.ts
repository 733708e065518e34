import type { DiagnosisInput } from '@tappet/diagnosis'
import { addCode, addSymptom, hasSomethingToDiagnose, OTHER_MAKE, vehicleCatalogue } from '@tappet/diagnosis'
import { sensed } from '@tappet/diagnosis/saved'
import type { VehicleRow } from '@tappet/wire'
import { z } from 'zod'
import { COMPREHENSIVE_DRAFT_KEY, keepResult, readResult } from '../../backend/diagnoses/kept-results.ts'
import { type DistanceUnit, toMiles } from '../../format/distance.ts'
import { typedWhole } from '../../format/typed-number.ts'
import type { InstantStorage } from '../../platform/storage/storage.ts'
import { tabStorage } from '../../platform/storage/storage.web.ts'
import type { PassedCodes } from './passed-codes.ts'

const text = z.string().catch('')
const texts = z.array(z.string()).catch([])

const formDraft = z.object({
  codes: texts,
  demoCodes: texts,
  symptoms: texts,
  pendingCode: text,
  pendingSymptom: text,
  make: text,
  model: text,
  year: text,
  /** In the driver's unit. */
  mileage: text,
  context: text,
  /** Made up by a demo adapter? */
  scan: z.object({ sensed, demo: z.boolean() }).nullable().catch(null),
})
export type FormDraft = z.infer<typeof formDraft>

export const EMPTY_DRAFT: FormDraft = formDraft.parse({})

export function readDraft(storage?: InstantStorage): FormDraft {
  const savedDraft = formDraft.safeParse(readResult(COMPREHENSIVE_DRAFT_KEY, storage))
  return savedDraft.success ? savedDraft.data : EMPTY_DRAFT
}

export function keepDraft(draft: FormDraft, storage?: InstantStorage): void {
  keepResult(COMPREHENSIVE_DRAFT_KEY, draft, storage)
}

export function forgetDraft(storage: InstantStorage = tabStorage): void {
  storage.removeItem(COMPREHENSIVE_DRAFT_KEY)
}

export function withPendingCode(draft: FormDraft): FormDraft {
  return { ...draft, codes: addCode(draft.codes, draft.pendingCode), pendingCode: '' }
}

export function withPendingSymptom(draft: FormDraft): FormDraft {
  return { ...draft, symptoms: addSymptom(draft.symptoms, draft.pendingSymptom), pendingSymptom: '' }
}

/** What a real car reported as well is no demo's any more. */
export function withCodes(draft: FormDraft, { codes, demo, scan }: PassedCodes): FormDraft {
  const stillDemo = draft.demoCodes.filter((code) => demo || !codes.includes(code))
  const newDemo = demo ? codes.filter((code) => !draft.codes.includes(code)) : []
  return {
    ...draft,
    codes: codes.reduce<string[]>(addCode, draft.codes),
    demoCodes: [...stillDemo, ...newDemo],
    scan: scan === null ? draft.scan : { sensed: scan, demo },
  }
}

export const withoutScan = (draft: FormDraft): FormDraft => ({ ...draft, scan: null })

export function withoutCode(draft: FormDraft, gone: string): FormDraft {
  const left = (codes: readonly string[]) => codes.filter((code) => code !== gone)
  return { ...draft, codes: left(draft.codes), demoCodes: left(draft.demoCodes) }
}

/** Another make has other models. */
export function withMake(draft: FormDraft, make: string): FormDraft {
  return { ...draft, make, model: '' }
}

type Vehicle = Pick<FormDraft, 'make' | 'model' | 'year'>
const NO_VEHICLE: Vehicle = { make: '', model: '', year: '' }

/** A make without a list is "Other", whose model is written. */
export function vehicleOf(car: Pick<VehicleRow, 'make' | 'model' | 'year'>): Vehicle {
  const listed = vehicleCatalogue.find(({ make }) => make.toLowerCase() === car.make?.toLowerCase())?.make
  const model = listed === undefined ? [car.make, car.model].filter(Boolean).join(' ') : (car.model ?? '')
  const make = listed ?? (model === '' ? '' : OTHER_MAKE)
  return { make, model, year: car.year === null ? '' : String(car.year) }
}

/**
 * Only where its driver has not written anything else.
 * @param before what the car chosen before had put in
 */
export function withVehicle(draft: FormDraft, vehicle: Vehicle, before: Vehicle = NO_VEHICLE): FormDraft {
  const holds = ({ make, model, year }: Vehicle) =>
    draft.make === make && draft.model === model && draft.year === year
  return holds(NO_VEHICLE) || holds(before) ? { ...draft, ...vehicle } : draft
}

export function tidyMileage(mileage: string, unit: DistanceUnit): string {
  return String(typedWhole(mileage, unit) ?? '')
}

export function canAnalyze({ codes, symptoms }: Pick<FormDraft, 'codes' | 'symptoms'>): boolean {
  return hasSomethingToDiagnose({ codes, symptoms })
}

/** Distances become miles. */
export function toInput(draft: FormDraft, unit: DistanceUnit): DiagnosisInput {
  const distance = typedWhole(draft.mileage, unit)
  return {
    codes: draft.codes,
    symptoms: draft.symptoms,
    vehicle_info: {
      make: draft.make || null,
      model: draft.model.trim() || null,
      year: draft.year === '' ? null : Number(draft.year),
      mileage: distance === null ? null : toMiles(distance, unit),
    },
    additional_context: draft.context.trim(),
  }
}

export function carName({ make, model, year }: DiagnosisInput['vehicle_info']): string | null {
  const parts = [year, make === OTHER_MAKE ? null : make, model].filter(
    (part) => part !== null && part !== '',
  )
  return parts.length > 0 ? parts.join(' ') : null
}
