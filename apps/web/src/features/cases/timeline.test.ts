import { codesIn, codesOfScan, entriesOf, isWholeScan } from '@tappet/diagnosis/kept-case'
import type { CaseItemKind, CaseItemRow, Json } from '@tappet/wire'
import { describe, expect, it } from 'vitest'
import { caseTitleOf, opensAgain, type WatchedScan } from './ScanCases.tsx'
import { stateOf } from './write.ts'

const reading = (codes: string[]) => ({
  kind: 'complete',
  value: { units: [{ ecu: '7E8', codes }], without: [] },
})
const status = (complete: boolean) => ({
  kind: 'complete',
  value: [
    {
      ecu: '7E8',
      readiness: {
        lampOn: false,
        codeCount: 0,
        ignition: 'spark',
        monitors: [{ id: 'catalyst', name: 'Catalyst', supported: true, complete }],
      },
    },
  ],
})
/** A kept scan, as the database gives it back. */
const scanData = (codes: string[], ran = true): Json => ({
  codes: { stored: reading(codes), pending: reading([]), permanent: reading([]), status: status(ran) },
  readiness: status(ran),
  freezeFrames: { kind: 'complete', value: [] },
  vin: null,
})
const item = (kind: CaseItemKind, day: number, data: Json = {}, more: Partial<CaseItemRow> = {}) => ({
  id: `${kind} ${day}`,
  case_id: 'c',
  user_id: 'u',
  kind,
  happened_at: `2026-05-0${day}T12:00:00Z`,
  history_id: null,
  maintenance_id: null,
  data,
  created_at: `2026-05-0${day}T12:00:00Z`,
  ...more,
})
const repair = (day: number, maintenance_id: string | null = 'm') =>
  item('repair', day, {}, { maintenance_id })
const proven = [
  item('scan', 1, scanData(['P0420'])),
  repair(2),
  item('scan', 3, scanData([], false)),
  item('scan', 4, scanData([])),
]

describe('a kept timeline', () => {
  it('gives the rules what was kept, through JSON', () => {
    expect(stateOf(JSON.parse(JSON.stringify(proven)))).toBe('proven')
  })
  it('no longer counts a repair whose record was deleted', () => {
    const deleted = proven.map((row) => ({ ...row, maintenance_id: null }))
    expect(entriesOf(deleted).map(({ kind }) => kind)).toEqual(['scan', 'scan', 'scan'])
    expect(stateOf(deleted)).toBe('watching')
  })
  it.each<[string, Json]>([
    ['has no codes at all', {}],
    ['lost one kind', { ...(scanData([]) as object), codes: { stored: reading([]) } }],
    [
      'is of an unknown kind',
      { ...(scanData([]) as object), codes: { stored: { kind: 'read' }, pending: 1, permanent: null } },
    ],
  ])('takes a scan that %s as not read, never as empty', (_title, data) => {
    expect(isWholeScan(data)).toBe(false)
    expect(codesOfScan(data)).toEqual([])
    expect(stateOf([...proven.slice(0, 3), item('scan', 4, data)])).toBe('repaired')
  })
  it('names its codes once', () => {
    const rows = [item('report', 1, { codes: ['P0420', 'P0301'] }), item('scan', 2, scanData(['P0420']))]
    expect(codesIn(rows)).toEqual(['P0420', 'P0301'])
  })
})

describe('a scan', () => {
  const scan = (codes: string[]): WatchedScan => ({
    at: '2026-05-09T12:00:00Z',
    codes,
    vin: null,
    data: scanData(codes),
  })
  it('names a case by its codes, and says that there are none only where nothing was missing', () => {
    expect(caseTitleOf(scan(['P0420']))).toBe('P0420')
    expect(caseTitleOf(scan(['P0420', 'P0301']))).toBe('P0420 and 1 more')
    const withOthers = (otherCodes: string[]) => ({ ...(scanData([]) as object), otherCodes })
    expect(caseTitleOf({ codes: [], data: withOthers([]) })).toBe('No codes')
    // What the units keep by themselves was not read.
    expect(caseTitleOf(scan([]))).toBe('No emissions codes')
    expect(caseTitleOf({ codes: [], data: { codes: { stored: reading([]) } } })).toBe('No codes named')
    expect(caseTitleOf({ codes: [], data: withOthers(['C0035']) })).toBe('No emissions codes')
  })
  it('opens a proven or closed case again when its code is back, and no other', () => {
    const closed = [proven[0], item('closed', 5)].flatMap((row) => row ?? [])
    for (const rows of [proven, closed]) {
      expect(opensAgain(scan(['P0420']), rows)).toBe(true)
      expect(opensAgain(scan(['P0113']), rows)).toBe(false)
      expect(opensAgain(scan([]), rows)).toBe(false)
    }
    expect(opensAgain(scan(['P0420']), proven.slice(0, 1))).toBe(false)
  })
})
