import type { CodesReading } from '../car/told-codes.ts'
import { allCodes } from '../car/told-codes.ts'
import type { CodeKind } from '../tables/codes.table.ts'
import { codeKinds } from '../tables/codes.table.ts'

/** An adapter that can be chosen. */
export interface ObdDevice {
  readonly id: string
  readonly name: string
  readonly paired: boolean
  readonly connected: boolean
}

/** One trouble code of the list, with every unit it was read from. */
export interface ScannedCode {
  readonly code: string
  readonly kinds: readonly CodeKind[]
  readonly ecus: readonly string[]
}

export interface ObdConnection {
  readonly isConnected: boolean
  readonly deviceName: string | null
  /** Milliseconds of the caller's clock. */
  readonly lastReadTimestamp: number | null
  readonly codes: readonly ScannedCode[]
}

export const DISCONNECTED: ObdConnection = {
  isConnected: false,
  deviceName: null,
  lastReadTimestamp: null,
  codes: [],
}

export type ScannerEvent =
  | { readonly kind: 'connected'; readonly deviceName: string }
  | { readonly kind: 'disconnected' }
  | { readonly kind: 'read'; readonly codes: readonly ScannedCode[]; readonly at: number }
  | { readonly kind: 'cleared'; readonly left: readonly ScannedCode[] }

/** The next state. After disconnecting the readings stay; the device's name and flag do not. */
export function afterEvent(state: ObdConnection, event: ScannerEvent): ObdConnection {
  switch (event.kind) {
    case 'connected':
      return { ...DISCONNECTED, isConnected: true, deviceName: event.deviceName }
    case 'disconnected':
      return { ...state, isConnected: false, deviceName: null }
    case 'read':
      return { ...state, codes: event.codes, lastReadTimestamp: event.at }
    case 'cleared':
      return { ...state, codes: event.left }
  }
}

/** Every code of a reading once, in the order stored, pending, permanent. */
export function scannedCodes(reading: CodesReading): ScannedCode[] {
  const found = new Map<string, { kinds: CodeKind[]; ecus: string[] }>()
  for (const kind of codeKinds) {
    const codes = reading[kind]
    if (codes.kind === 'failed') continue
    for (const code of allCodes(codes)) {
      const entry = found.get(code) ?? { kinds: [], ecus: [] }
      const ecus = codes.value.units.filter((unit) => unit.codes.includes(code)).map(({ ecu }) => ecu)
      found.set(code, { kinds: [...entry.kinds, kind], ecus: [...new Set([...entry.ecus, ...ecus])] })
    }
  }
  return [...found].map(([code, entry]) => ({ code, ...entry }))
}
