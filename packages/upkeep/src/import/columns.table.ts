/**
 * What a column of a file can be, beside the fields of a table, and the names under which files hold it. Names are
 * folded, as `readHeading` gives them: without case, marks over letters, units and punctuation.
 */
import { type FieldTable, shownNames } from '../fields/field.ts'
import { fold } from '../reading/fold.ts'

export type TargetName = 'log' | 'fuel'

export type Extra = { label: string; names: readonly string[] }

const words = (text: string): readonly string[] => text.split(/\s*,\s*/)

/** More names of the tables' own fields, in ten languages: only who imports a file loads them. The most likely stand first. */
const OWN_NAMES: Readonly<Record<TargetName, Readonly<Record<string, readonly string[]>>>> = {
  log: {
    item: words(
      'item, service, services, description, maintenance, work done, work, service performed, services performed, service type, type of service, task, job, repair, title, costtitle, sub types, service item, maintenance item, expense, event, leistung, arbeit, wartung, beschreibung, bezeichnung, servicio, descripcion, servico, descricao, entretien, operation, intervention, описание, работа, услуга',
    ),
    date: words(
      'date, service date, fuelup date, day, date time, datetime, performed on, date performed, date completed, data, datum, fecha, дата, dato, tarih, 日付, timestamp',
    ),
    mileage: words(
      'mileage, mileage (miles), odometer, odo, odometer reading, odometer value, miles, kilometers, kilometres, km, km reading, current mileage, mileage at service, kilometerstand, km stand, kmstand, tachostand, kilometraje, kilometrage, hodometro, odometro, cuentakilometros, przebieg, пробег, reading',
    ),
    cost: words(
      'cost, cost (usd), total cost, total price, totalcost, price, total, amount, amount paid, total paid, paid, price paid, gesamtpreis, kosten, preis, betrag, coste, costo, costo total, custo, valor, importe, precio, preco, prix, cout, montant, koszt, cena, стоимость, сумма, цена, kwota, value',
    ),
    currency: words('currency, currency code, wahrung, moneda, moeda, devise, waluta, валюта'),
    shop: words(
      'shop, vendor, garage, workshop, service center, performed by, done by, place name, place, location, mechanic, dealer, provider, service provider, serviced by, store, werkstatt, ort, taller, oficina, atelier, lugar, локация, сервис',
    ),
    notes: words(
      'notes, note, comments, comment, remarks, remark, details, memo, bemerkung, bemerkungen, notizen, kommentar, notas, nota, observaciones, observacoes, remarque, remarques, uwagi, заметки, комментарий, примечание',
    ),
    receipt_url: words('receipt, receipt url, receipt link, invoice, invoice url, attachment'),
  },
  fuel: {
    date: words(
      'date, fuelup date, date time, datetime, day, data, datum, fecha, дата, dato, tarih, 日付, timestamp',
    ),
    odometer: words(
      'odometer, odo, odometer reading, odometer value, mileage, miles, kilometers, kilometres, km, km reading, kilometerstand, km stand, kmstand, tachostand, kilometraje, kilometrage, hodometro, odometro, cuentakilometros, przebieg, пробег',
    ),
    odometer_unit: words('odometer unit, distance unit'),
    amount: words(
      'fuel amount, volume, gallons, liters, litres, liter, litre, gal, quantity, qty, fill amount, fuel volume, amount of fuel, gallons purchased, fuel filled, filled, menge, tankmenge, getankt, litros, litri, litry, volumen, cantidad, quantidade, quantite, volume (l), количество, литры, объем, объём, ilosc, kwh, energy added, energy charged, energy, fuel, amount',
    ),
    amount_unit: words('fuel unit, volume unit, quantity unit, quantity units, unit, units'),
    energy: words(
      'fuel category, fuel type, gas type, fuel grade, grade, octane, kraftstoff, kraftstoffart, combustible, combustivel, carburant, carburante, paliwo, топливо, вид топлива, type of fuel, fuel, comb',
    ),
    total_minor: words(
      'total cost, total price, total paid, amount paid, total, cost, total spent, fuel cost, amount, paid, price, gesamtpreis, gesamtkosten, betrag, kosten, importe, coste total, costo total, custo total, valor total, prix total, montant, koszt, сумма, стоимость, total amount',
    ),
    currency: words('currency, currency code, wahrung, moneda, moeda, devise, waluta, валюта'),
    is_full: words(
      'full tank, full, filled up, full fillup, full fill up, fill up, is full, isfilltofull, is full tank, vollgetankt, volltankung, voll, tanque lleno, lleno, tanque cheio, cheio, plein, do pelna, полный бак',
    ),
    missed: words(
      'missed before, missed, missed fillup, missed fill up, missed fuelup, missedfuelup, previously missed fill ups, forgot previous',
    ),
    station: words(
      'station, gas station, gas brand, fuel brand, brand, fueling station, fuel station, vendor, store, location, place, city, tankstelle, gasolinera, estacion, posto, заправка, азс, stacja',
    ),
    note: words(
      'note, notes, comment, comments, remarks, memo, bemerkung, bemerkungen, notizen, kommentar, notas, observaciones, observacoes, remarque, uwagi, заметки, комментарий, примечание',
    ),
  },
}

const VEHICLE: Extra = {
  label: 'Car',
  names: words(
    'vehicle, car, vehicle name, car name, car_name, fahrzeug, auto, vehiculo, veiculo, vehicule, voiture, veicolo, pojazd, машина, автомобиль, авто, license plate, plate, registration',
  ),
}
const TAGS: Extra = { label: 'Tags', names: words('tags, tag, labels') }
const ODOMETER_UNIT: Extra = { label: 'Unit of the odometer', names: words('distance unit, odometer unit') }

/** Of a line with several fuels, what each has for itself. */
export const PER_FUEL = ['energy', 'price', 'total_minor', 'amount', 'is_full']
/** "amount" of "amount 2". */
export const fieldOfColumn = (name: string): string => name.replace(/ [23]$/, '')
const fuelsBeside: Readonly<Record<string, Extra>> = Object.fromEntries(
  ['second', 'third'].flatMap((which, at) =>
    Object.entries({
      energy: ['Kind', [`${which} fuel`]],
      price: ['Price of one unit', []],
      total_minor: ['Total paid', []],
      amount: ['Amount', [`${which} amount`]],
      is_full: ['Full tank', []],
    } as const).map(([name, [label, names]]) => [
      `${name} ${at + 2}`,
      { label: `${label} of a ${which} fuel`, names },
    ]),
  ),
)

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
    tank: { label: 'Number of the tank', names: [] },
    ...fuelsBeside,
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
  const own = shownNames(fields).map((name) => {
    const { label, csvHeading, knownHeadings = [] } = fields[name] as FieldTable[string]
    return [
      name,
      [csvHeading ?? label, ...(OWN_NAMES[target][name] ?? []), ...knownHeadings].map(plain),
    ] as const
  })
  const added = Object.entries<Extra>(extras[target]).map(
    ([name, { names }]) => [name, names.map(plain)] as const,
  )
  return new Map([...own, ...added])
}

const plain = (name: string) => fold(name.replace(/[([][^)\]]*[)\]]/g, ' ').replace(/[_\-./#*?:"]+/g, ' '))
