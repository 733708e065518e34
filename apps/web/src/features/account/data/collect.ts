import { carCostFields, csvFile, fillUpFields, readPreferences, serialiseLog, unitsOf } from '@tappet/upkeep'
import type { CarCostRow, FillUpRow, MaintenanceRow, VehicleRow } from '@tappet/wire'
import { PRODUCT_VERSION, RECEIPTS } from '@tappet/wire'
import { carName, isOfCar } from '../../../backend/car/car.ts'
import type { Client } from '../../../backend/connection/connect.ts'
import { dataOf } from '../../../backend/connection/data-of.ts'
import { everyRow, MAX_ROWS } from '../../../backend/connection/every-row.ts'
import { ARCHIVE_VERSION, type Archive, packArchive, type Row } from './archive.ts'
import { listDrives } from './drives.ts'
import { listScans, scansCsv } from './scans.ts'
import { TABLES, type TableName } from './tables.ts'

/** Older ones contain sounds. */
const HISTORY_PAGE_ROWS = 20

const fetchAll = (client: Client, table: TableName, order: string): Promise<Row[]> =>
  everyRow<Row>(
    (_, from, to) => client.from(table).select('*').order(order).range(from, to),
    table === 'history' ? HISTORY_PAGE_ROWS : MAX_ROWS,
  )

/** The receipts and recordings in a person's folder. Adds those that could not be fetched to `missing`. */
async function fetchFiles(
  client: Client,
  userId: string,
  missing: string[],
): Promise<Pick<Archive, 'receipts' | 'recordings'>> {
  const bucket = client.storage.from(RECEIPTS)
  const files = { receipts: new Map(), recordings: new Map() }
  for (let offset = 0; ; offset += MAX_ROWS) {
    const data = await dataOf(bucket.list(userId, { limit: MAX_ROWS, offset }))
    for (const { name } of data) {
      const file = await bucket.download(`${userId}/${name}`)
      const folder = name.endsWith('.wav') ? 'recordings' : 'receipts'
      if (file.data) files[folder].set(name, new Uint8Array(await file.data.arrayBuffer()))
      else missing.push(`${folder}/${name}`)
    }
    if (data.length < MAX_ROWS) return files
  }
}

/**
 * Gathers everything of the signed-in person into one ZIP: the rows and files of the server, and the
 * scans and recorded drives that this device keeps.
 * @param notSent how many changes and recordings of this device the server does not have
 * @throws PostgrestError, StorageError
 */
export async function collectArchive(
  client: Client,
  person: { id: string; email: string | null },
  now: Date,
  notSent = 0,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer>; missing: string[] }> {
  const tables: Archive['tables'] = {}
  for (const table of Object.keys(TABLES) as TableName[]) {
    const spec = TABLES[table]
    if (spec.kind !== 'kept') tables[table] = await fetchAll(client, table, spec.order)
  }
  const missing: string[] = []
  const files = await fetchFiles(client, person.id, missing)
  const onDevice = <Rows extends Row[]>(table: string, rows: Promise<Rows>) =>
    rows.catch(() => {
      missing.push(`data/${table}.json`)
      return []
    })
  const scans = await onDevice('obd_scans', listScans(person.id))
  tables.obd_scans = scans
  tables.obd_drives = await onDevice('obd_drives', listDrives(person.id))
  const manifest = {
    format: 'tappet-export' as const,
    version: ARCHIVE_VERSION,
    product_version: PRODUCT_VERSION,
    exported_at: now.toISOString(),
    user_id: person.id,
    email: person.email,
    missing,
    not_sent: notSent,
  }
  const log = ((tables.maintenance ?? []) as MaintenanceRow[]).toSorted((a, b) =>
    b.date.localeCompare(a.date),
  )
  const unit = unitsOf(readPreferences(tables.preferences?.[0] ?? {})).distance
  const sheets = {
    'service-log.csv': serialiseLog(log, unit, carNames((tables.vehicles ?? []) as VehicleRow[])),
    'fuel.csv': csvFile(fillUpFields, (tables.fill_ups ?? []) as FillUpRow[]),
    'costs.csv': csvFile(carCostFields, (tables.car_costs ?? []) as CarCostRow[]),
    'obd-scans.csv': scansCsv(scans),
  }
  const bytes = packArchive({ manifest, tables, ...files }, sheets)
  return { name: `tappet-export-${now.toISOString().slice(0, 10)}.zip`, bytes, missing }
}

/** What the sheet calls each record's car; absent with one car, whose log needs no such column. */
function carNames(cars: readonly VehicleRow[]): ((row: MaintenanceRow) => string) | undefined {
  if (cars.length < 2) return undefined
  return (row) => {
    const car = cars.find((each) => isOfCar(row, each))
    return car === undefined ? '' : carName(car)
  }
}
