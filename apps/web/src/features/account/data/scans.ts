import Papa from 'papaparse'
import { z } from 'zod'
import type { SnapshotStore } from '../../../platform/storage/snapshot-store.ts'
import { createWebSnapshotStore } from '../../../platform/storage/snapshot-store.web.ts'

/*
 * Saved scans are stored on the device, not on the server. An export includes those of this device; an import stores
 * them on the device that imports.
 */

const codesOfKind = z.discriminatedUnion('kind', [
  z.looseObject({
    kind: z.literal('read'),
    units: z.array(z.looseObject({ ecu: z.string(), codes: z.array(z.string()) })),
    unread: z.array(z.string()),
  }),
  z.looseObject({ kind: z.literal('notOffered') }),
  z.looseObject({ kind: z.literal('failed'), failure: z.json() }),
])
const KINDS = ['stored', 'pending', 'permanent'] as const

/** A saved scan as the OBD page keeps it, without its owner. Fields that are unknown here are kept with it. */
export const scanSchema = z.looseObject({
  id: z.string(),
  savedAtMs: z.number().int().min(0).max(8.64e15),
  occasion: z.enum(['scan', 'beforeClearing']),
  demo: z.boolean(),
  deviceName: z.string(),
  vin: z.string().nullable(),
  codes: z.looseObject({ stored: codesOfKind, pending: codesOfKind, permanent: codesOfKind }),
  freezeFrames: z.array(z.json()),
  readiness: z.array(z.json()),
})
export type Scan = z.infer<typeof scanSchema>

let store: SnapshotStore<Scan & { ownerId: string }> | null = null
const openStore = () => {
  store ??= createWebSnapshotStore<Scan & { ownerId: string }>()
  return store
}

/** One person's scans on this device, newest first. @throws DOMException when the browser denies its database */
export async function listScans(userId: string): Promise<Scan[]> {
  const owned = await openStore().list(userId)
  return owned.map(({ ownerId: _owner, ...scan }) => scan)
}

/** @throws DOMException when the browser denies its database or the disk is full */
export function putScan(userId: string, scan: Scan): Promise<void> {
  return openStore().put({ ...scan, ownerId: userId })
}

const FIELDS = ['Saved at', 'Adapter', 'VIN', 'Occasion', 'Demo', 'Control unit', 'Kind', 'Code']

/** The codes as CSV: one line for each code, and one for a scan without codes. */
export function scansCsv(scans: readonly Scan[]): string {
  const lines = scans.flatMap(({ savedAtMs, deviceName, vin, occasion, demo, codes }) => {
    const head = [
      new Date(savedAtMs).toISOString(),
      deviceName,
      vin ?? '',
      occasion === 'scan' ? 'Saved scan' : 'Saved before clearing',
      demo ? 'yes' : 'no',
    ]
    const found = KINDS.flatMap((kind) => unitsOf(codes[kind]).map((line) => [line.ecu, kind, line.code]))
    return (found.length > 0 ? found : [['', '', '']]).map((line) => [...head, ...line])
  })
  return Papa.unparse({ fields: FIELDS, data: lines }, { escapeFormulae: true })
}

function unitsOf(codes: z.infer<typeof codesOfKind>): { ecu: string; code: string }[] {
  if (codes.kind !== 'read') return []
  return codes.units.flatMap(({ ecu, codes: held }) => held.map((code) => ({ ecu, code })))
}
