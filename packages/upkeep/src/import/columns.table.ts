/**
 * What a column of a file can be, beside the fields of a table, and the names under which files hold it. Names are
 * folded, as `readHeading` gives them: without case, marks over letters, units and punctuation.
 */
import { type FieldTable, namesOf } from '../fields/field.ts'
import { fold } from '../reading/fold.ts'

export type TargetName = 'log' | 'fuel'

export type Extra = { label: string; names: readonly string[] }

const words = (text: string): readonly string[] => text.split(/\s*,\s*/)

const VEHICLE: Extra = {
  label: 'Car',
  names: words(
    'vehicle, car, vehicle name, car name, car_name, fahrzeug, auto, vehiculo, veiculo, vehicule, voiture, veicolo, pojazd, машина, автомобиль, авто, license plate, plate, registration',
  ),
}
const TAGS: Extra = { label: 'Tags', names: words('tags, tag, labels') }
const ODOMETER_UNIT: Extra = { label: 'Unit of the odometer', names: words('distance unit, odometer unit') }

/** What decides how a line is read, or is put into another field. */
export const extras = {
  log: {
    vehicle: VEHICLE,
    tags: TAGS,
    odometer_unit: ODOMETER_UNIT,
    kind: { label: 'Kind of line', names: words('type, kind, record type, entry type, service type, art') },
  },
  fuel: {
    vehicle: VEHICLE,
    tags: TAGS,
    price: {
      label: 'Price of one unit',
      names: words(
        'price per unit, unit price, fuel price, price per gallon, price per liter, ppu, literpreis, volume price, preco, precio, prix unitaire, cena za litr, price',
      ),
    },
    partial: {
      label: 'Part fill',
      names: words(
        'partial, partial fill, partial fill up, partial fillup, partial fuelup, partial tank, is partial',
      ),
    },
    fuel_type: {
      label: 'Kind of fuel',
      names: words(
        'fuel category, fuel type, gas type, fuel grade, grade, octane, kraftstoff, kraftstoffart, combustible, combustivel, carburant, carburante, paliwo, топливо, вид топлива, type of fuel, fuel, comb',
      ),
    },
    second_amount: { label: 'Amount of a second fuel', names: words('second fuel, second amount') },
    kind: { label: 'Kind of line', names: words('type, kind, record type, entry type') },
  },
} as const satisfies Record<TargetName, Record<string, Extra>>

/** Kinds of lines, where a table has several: these are fuel. */
export const FUEL_KIND = /^(?:gas|fuel|fill[- ]?up|refuel+ing|tanken|petrol|diesel|fueling)$/i
/** ... these services and costs. */
export const SERVICE_KIND = /^(?:services?|maintenance|expenses?|costs?|repairs?|other)$/i
/** ... and these neither fuel nor a service. */
export const NOTE_KIND = /^(?:note|trip|report|reminder)$/i

/** All names of a column, the most likely first. */
export function namesIn(fields: FieldTable, target: TargetName): ReadonlyMap<string, readonly string[]> {
  const own = namesOf(fields).map((name) => {
    const { label, csvHeading, knownHeadings = [] } = fields[name] as FieldTable[string]
    return [name, [csvHeading ?? label, ...knownHeadings].map(plain)] as const
  })
  const added = Object.entries<Extra>(extras[target]).map(
    ([name, { names }]) => [name, names.map(plain)] as const,
  )
  return new Map([...own, ...added])
}

const plain = (name: string) => fold(name.replace(/[([][^)\]]*[)\]]/g, ' ').replace(/[_\-./#*?:"]+/g, ' '))
