import Papa from 'papaparse'
import { z } from 'zod'
import { createWebSnapshotStore, type SnapshotStore } from '../../../platform/storage/snapshot-store.web.ts'

const unit = z.looseObject({ ecu: z.string(), codes: z.array(z.string()) })
const codes = z.looseObject({ units: z.array(unit) })
const gap = z.looseObject({ ecu: z.string().nullish() })

/** As the OBD page keeps them, and as version 1.0.0 did. */
const codesOfKind = z.discriminatedUnion('kind', [
  z.looseObject({ kind: z.literal('complete'), value: codes }),
  z.looseObject({ kind: z.literal('partial'), value: codes, missing: z.array(gap) }),
  z.looseObject({ kind: z.literal('failed'), failure: z.json() }),
  z.looseObject({ kind: z.literal('read'), units: z.array(unit), unread: z.array(z.string()) }),
  z.looseObject({ kind: z.literal('notOffered') }),
])
/** A list in version 1.0.0. */
const reading = z.union([
  z.array(z.json()),
  z.looseObject({ kind: z.enum(['complete', 'partial', 'failed']) }),
])
const KINDS = ['stored', 'pending', 'permanent'] as const

export const scanSchema = z.looseObject({
  id: z.string(),
  savedAtMs: z.number().int().min(0).max(8.64e15),
  occasion: z.enum(['scan', 'beforeClearing']),
  demo: z.boolean(),
  deviceName: z.string(),
  vin: z.string().nullable(),
  codes: z.looseObject({
    stored: codesOfKind,
    pending: codesOfKind,
    permanent: codesOfKind,
    /** Absent in version 1.0.0. */
    status: z.looseObject({ kind: z.string() }).optional(),
  }),
  /** By UDS. */
  otherCodes: z.array(z.string()).optional(),
  freezeFrames: reading,
  readiness: reading,
})
export type Scan = z.infer<typeof scanSchema>

let store: SnapshotStore<Scan & { ownerId: string }> | null = null
const openStore = () => {
  store ??= createWebSnapshotStore<Scan & { ownerId: string }>()
  return store
}

/** Newest first. @throws DOMException when the browser denies its database */
export async function listScans(userId: string): Promise<Scan[]> {
  const owned = await openStore().list(userId)
  return owned.map(({ ownerId: _owner, ...scan }) => scan)
}

/** @throws DOMException when the browser denies its database or the disk is full */
export function putScan(userId: string, scan: Scan): Promise<void> {
  return openStore().put({ ...scan, ownerId: userId })
}

const FIELDS = ['Saved at', 'Adapter', 'VIN', 'Occasion', 'Demo', 'Control unit', 'Kind', 'Code']

/** A line for each code, each unit or kind that was not read, and each scan that found none. */
export function scansCsv(scans: readonly Scan[]): string {
  const lines = scans.flatMap(({ savedAtMs, deviceName, vin, occasion, demo, codes, otherCodes }) => {
    const head = [
      new Date(savedAtMs).toISOString(),
      deviceName,
      vin ?? '',
      occasion === 'scan' ? 'Saved scan' : 'Saved before clearing',
      demo ? 'yes' : 'no',
    ]
    const codeLines = [
      ...KINDS.flatMap((kind) => linesOf(codes[kind]).map(([ecu, code]) => [ecu, kind, code])),
      // Without lamp and count nothing confirms that there are no more.
      ...(codes.status === undefined || codes.status.kind === 'complete' ? [] : [['', 'status', 'not read']]),
      ...(otherCodes ?? ['not read']).map((code) => ['', 'other', code]),
    ]
    return (codeLines.length > 0 ? codeLines : [['', '', '']]).map((line) => [...head, ...line])
  })
  return Papa.unparse({ fields: FIELDS, data: lines }, { escapeFormulae: true })
}

/** What was not read is no absence of codes. */
function linesOf(codes: z.infer<typeof codesOfKind>): [ecu: string, code: string][] {
  switch (codes.kind) {
    case 'complete':
      return linesOfUnits(codes.value.units)
    case 'partial':
      return [...linesOfUnits(codes.value.units), ...codes.missing.map(({ ecu }) => notRead(ecu))]
    case 'read':
      return [...linesOfUnits(codes.units), ...codes.unread.map(notRead)]
    case 'failed':
      return [notRead(null)]
    case 'notOffered':
      return []
  }
}

const linesOfUnits = (units: z.infer<typeof unit>[]) =>
  units.flatMap(({ ecu, codes: unitCodes }) => unitCodes.map((code): [string, string] => [ecu, code]))

const notRead = (ecu: string | null | undefined): [string, string] => [ecu ?? '', 'not read']
