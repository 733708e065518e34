import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { createDriveStore } from '../../../platform/storage/drive-store.web.ts'
import { unpackArchive } from './archive.ts'
import { collectArchive } from './collect.ts'
import { driveSchema, listDrives } from './drives.ts'
import { adoptedId } from './new-ids.ts'
import { planImport } from './plan.ts'
import { fetchHeld, restore } from './restore.ts'
import { accountOf } from './testing/account.ts'

const rpm = { id: '7E8 0C', ecu: '7E8', pid: 12, label: '', name: 'RPM', unit: 'rpm', from: 0, to: 8000 }
const own = {
  id: 'own Oil',
  ecu: null,
  pid: null,
  label: '',
  name: 'Oil',
  unit: { own: '°C' },
  from: 0,
  to: 150,
}
const drive = {
  id: 'd1',
  startedAtMs: Date.UTC(2026, 4, 6, 7, 8),
  seconds: 6.25,
  samples: 5,
  deviceName: 'V-LINK',
  vehicleId: 'car',
  demo: false,
  marks: [3.5],
  values: [rpm, own],
}
const tracks = {
  [rpm.id]: { times: [0, 0.1, 6.25], values: [775, 1210.25, 0.392156862745098] },
  [own.id]: { times: [0.5, 5], values: [-12, 96] },
}

/** As the live page writes it: piece by piece. */
async function record(ownerId: string): Promise<void> {
  const store = createDriveStore<typeof drive & { ownerId: string }>()
  const piece = (from: number, to: number) =>
    Object.fromEntries(
      Object.entries(tracks).map(([id, { times, values }]) => [
        id,
        {
          times: Float64Array.from(times.slice(from, to)),
          values: Float64Array.from(values.slice(from, to)),
        },
      ]),
    )
  await store.append({ ...drive, ownerId }, 0, piece(0, 1))
  await store.append({ ...drive, ownerId }, 1, piece(1, 3))
}

describe('recorded drives in the archive', () => {
  it('go out with all their values, and come in once, for the account that imports them', async () => {
    await record('ann')
    const ann = accountOf('ann', {})
    const { bytes, missing } = await collectArchive(ann.client, ann.person, new Date(0))
    expect(missing).toEqual([])
    const archive = unpackArchive(bytes)
    expect(archive.tables.obd_drives).toEqual([{ ...drive, tracks }])
    const ben = accountOf('ben', {})
    const plan = async () => planImport(archive, 'ben', await fetchHeld(ben.client, 'ben'))
    const items = await plan()
    expect(items.map(({ title, state }) => [title, state])).toEqual([['Recorded drive, 2026-05-06', 'new']])
    expect(await restore(ben.account, archive, items, () => {})).toMatchObject({ added: 1, problems: [] })
    const ids = { id: adoptedId('ben', 'd1'), vehicleId: adoptedId('ben', 'car') }
    expect(await listDrives('ben')).toEqual([{ ...drive, ...ids, tracks }])
    expect((await plan()).map(({ state }) => state)).toEqual(['duplicate'])
    expect(await listDrives('ann')).toHaveLength(1)
  })
  it.each([
    ['no values', { values: undefined }],
    ['a value that is no number', { tracks: { [rpm.id]: { times: [0], values: [null] } } }],
    ['a time that no calendar has', { startedAtMs: 1e17 }],
  ])('that has %s is not taken', (_what, wrong) => {
    expect(driveSchema.safeParse({ ...drive, tracks, ...wrong }).success).toBe(false)
  })
})
