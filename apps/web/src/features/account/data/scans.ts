import Papa from 'papaparse'
import { z } from 'zod'
import type { SnapshotStore } from '../../../platform/snapshot-store.ts'
import { createWebSnapshotStore } from '../../../platform/snapshot-store.web.ts'

/*
 * What was read from cars and saved lies on the device, not on the server. It is one's own data all
 * the same: it leaves with an export from this device, and comes back on the device of an import.
 */

const codesOfKind = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('read'),
    units: z.array(z.object({ ecu: z.string(), codes: z.array(z.string()) })),
    unread: z.array(z.string()),
  }),
  z.object({ kind: z.literal('notOffered') }),
  z.object({ kind: z.literal('failed'), failure: z.json() }),
])
const KINDS = ['stored', 'pending', 'permanent'] as const

/** A saved scan as the OBD page keeps it, without its owner. */
export const scanSchema = z.object({
  id: z.string(),
  savedAtMs: z.number().int().min(0).max(8.64e15),
  occasion: z.enum(['scan', 'beforeClearing']),
  demo: z.boolean(),
  deviceName: z.string(),
  vin: z.string().nullable(),
  codes: z.object({ stored: codesOfKind, pending: codesOfKind, permanent: codesOfKind }),
  freezeFrames: z.array(z.json()),
  readiness: z.array(z.json()),
})
export type Scan = z.infer<typeof scanSchema>

let store: SnapshotStore<Scan & { ownerId: string }> | null = null
const openStore = () => {
  store ??= createWebSnapshotStore<Scan & { ownerId: string }>()
  return store
}

/** One person's on this device, the newest first. @throws DOMException when the browser denies its database */
export async function listScans(userId: string): Promise<Scan[]> {
  const owned = await openStore().list(userId)
  return owned.map(({ ownerId: _owner, ...scan }) => scan)
}

/** @throws DOMException when the browser denies its database or the disk is full */
export function putScan(userId: string, scan: Scan): Promise<void> {
  return openStore().put({ ...scan, ownerId: userId })
}

const FIELDS = ['Saved at', 'Adapter', 'VIN', 'Occasion', 'Demo', 'Control unit', 'Kind', 'Code']

/** The codes for a spreadsheet: a line for each, and one for a scan that found none. */
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
