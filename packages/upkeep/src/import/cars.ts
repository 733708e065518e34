/** The cars of a file; a fuel whose kind is not known is asked about apart where a car has others. */
import { energyNamed } from '../fuel/energy.ts'
import type { Table } from './columns.ts'
import type { LineReading } from './line.ts'

export type CarOfFile = {
  key: string
  name: string | null
  fuel: string | null
  records: number
  fillUps: number
}

/** Null for one whose kind is known; undefined where the line says none. */
function unknownFuel({ cell }: LineReading): string | null | undefined {
  const word = cell('energy').trim()
  return word === '' ? undefined : energyNamed(word) === undefined ? word : null
}

type Read = { table: Table; lines: readonly LineReading[] }

export function carsOf(readings: readonly Read[], carName: string | null) {
  const nameOf = ({ cell }: LineReading) => cell('vehicle').trim() || carName
  const fuels = new Map<string | null, Set<string | null>>()
  for (const { table, lines } of readings)
    for (const line of table.target === 'fuel' ? lines : []) {
      const fuel = unknownFuel(line)
      const ofCar = fuels.get(nameOf(line)) ?? new Set()
      fuels.set(nameOf(line), fuel === undefined ? ofCar : ofCar.add(fuel))
    }
  const keys = new Map<string, Pick<CarOfFile, 'name' | 'fuel'>>()
  /** Records of a car with two fuels go where its first fuel goes. */
  const keyOf = (line: LineReading): string => {
    const name = nameOf(line)
    const ofCar = [...(fuels.get(name) ?? [])]
    const own = unknownFuel(line)
    const fuel = ofCar.length < 2 ? null : own === undefined ? (ofCar[0] ?? null) : own
    const key = JSON.stringify([name, fuel])
    keys.set(key, { name, fuel })
    return key
  }
  return { keys, keyOf, tellsFuels: [...fuels.values()].some(({ size }) => size > 1) }
}
