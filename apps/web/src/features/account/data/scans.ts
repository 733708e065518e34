import Papa from 'papaparse'
import { z } from 'zod'
import type { SnapshotStore } from '../../../platform/storage/snapshot-store.ts'
import { createWebSnapshotStore } from '../../../platform/storage/snapshot-store.web.ts'

/*
 * Saved scans are stored on the device, not on the server. An export includes those of this device; an import stores
 * them on the device that imports.
 */

const unit = z.looseObject({ ecu: z.string(), codes: z.array(z.string()) })
const codes = z.looseObject({ units: z.array(unit) })
const gap = z.looseObject({ ecu: z.string().nullish() })

/** The codes of one kind as the OBD page keeps them today, or kept them in version 1.0.0. */
const codesOfKind = z.discriminatedUnion('kind', [
  z.looseObject({ kind: z.literal('complete'), value: codes }),
  z.looseObject({ kind: z.literal('partial'), value: codes, missing: z.array(gap) }),
  z.looseObject({ kind: z.literal('failed'), failure: z.json() }),
  z.looseObject({ kind: z.literal('read'), units: z.array(unit), unread: z.array(z.string()) }),
  z.looseObject({ kind: z.literal('notOffered') }),
])
/** A list in version 1.0.0, since then a reading that says whether it is complete. */
const reading = z.union([
  z.array(z.json()),
  z.looseObject({ kind: z.enum(['complete', 'partial', 'failed']) }),
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
  codes: z.looseObject({
    stored: codesOfKind,
    pending: codesOfKind,
    permanent: codesOfKind,
    /** Lamp and count; absent in version 1.0.0. */
    status: z.looseObject({ kind: z.string() }).optional(),
  }),
  /** Codes that control units keep by UDS beside those. */
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

/**
 * The codes as CSV: one line for each code, one for each control unit or kind that was not read, and one without a code
 * for a scan that found none.
 */
export function scansCsv(scans: readonly Scan[]): string {
  const lines = scans.flatMap(({ savedAtMs, deviceName, vin, occasion, demo, codes, otherCodes }) => {
    const head = [
      new Date(savedAtMs).toISOString(),
      deviceName,
      vin ?? '',
      occasion === 'scan' ? 'Saved scan' : 'Saved before clearing',
      demo ? 'yes' : 'no',
    ]
    const found = [
      ...KINDS.flatMap((kind) => linesOf(codes[kind]).map(([ecu, code]) => [ecu, kind, code])),
      // Without lamp and count nothing confirms that there are no more.
      ...(codes.status === undefined || codes.status.kind === 'complete' ? [] : [['', 'status', 'not read']]),
      ...(otherCodes ?? ['not read']).map((code) => ['', 'other', code]),
    ]
    return (found.length > 0 ? found : [['', '', '']]).map((line) => [...head, ...line])
  })
  return Papa.unparse({ fields: FIELDS, data: lines }, { escapeFormulae: true })
}

/** Control unit and code. What was not read is no absence of codes. */
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
  units.flatMap(({ ecu, codes: held }) => held.map((code): [string, string] => [ecu, code]))

const notRead = (ecu: string | null | undefined): [string, string] => [ecu ?? '', 'not read']
