import { MAKES, type Make, type MakeId, makeIds } from './makes.table.ts'

const WMI_LENGTH = 3
const plain = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, ' ')

const byWmi = new Map(makeIds.flatMap((id) => MAKES[id].wmis.map((wmi): [string, MakeId] => [wmi, id])))
const byName = new Map(
  makeIds.flatMap((id) => {
    const { name, alsoCalled = [] }: Make = MAKES[id]
    return [name, ...alsoCalled].map((called): [string, MakeId] => [plain(called), id])
  }),
)

export function makeOfVin(vin: string): MakeId | null {
  return byWmi.get(vin.slice(0, WMI_LENGTH).toUpperCase()) ?? null
}

export function makeNamed(name: string): MakeId | null {
  return byName.get(plain(name)) ?? null
}

export function makeName(id: MakeId): string {
  return MAKES[id].name
}
