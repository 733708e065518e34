/** The cars of a file; each fuel of one that has two is asked about apart. */
import type { Table } from './columns.ts'
import { FUELS } from './fuels.table.ts'
import type { LineReading } from './line.ts'

export type CarOfFile = {
  key: string
  name: string | null
  fuel: string | null
  records: number
  fillUps: number
}

/** The fuel by what it burns as: "Regular" and "Premium" are one. What is not known stands for itself. */
export function fuelOf(text: string): string | null {
  const word = text.trim()
  return word === '' ? null : (FUELS.find(([, words]) => words.test(word))?.[0] ?? word)
}

type Read = { table: Table; lines: readonly LineReading[] }

export function carsOf(readings: readonly Read[], carName: string | null) {
  const nameOf = ({ cell }: LineReading) => cell('vehicle').trim() || carName
  const fuels = new Map<string | null, Set<string>>()
  for (const { table, lines } of readings)
    for (const line of table.target === 'fuel' ? lines : []) {
      const fuel = fuelOf(line.cell('fuel_type'))
      const ofCar = fuels.get(nameOf(line)) ?? new Set()
      fuels.set(nameOf(line), fuel === null ? ofCar : ofCar.add(fuel))
    }
  const keys = new Map<string, Pick<CarOfFile, 'name' | 'fuel'>>()
  /** Records of a car with two fuels go where its first fuel goes. */
  const keyOf = (line: LineReading): string => {
    const name = nameOf(line)
    const ofCar = [...(fuels.get(name) ?? [])]
    const fuel = ofCar.length > 1 ? (fuelOf(line.cell('fuel_type')) ?? ofCar[0] ?? null) : null
    const key = JSON.stringify([name, fuel])
    keys.set(key, { name, fuel })
    return key
  }
  return { keys, keyOf, tellsFuels: [...fuels.values()].some(({ size }) => size > 1) }
}
