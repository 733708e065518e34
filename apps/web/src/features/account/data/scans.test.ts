import { describe, expect, it } from 'vitest'
import { type Scan, scanSchema, scansCsv } from './scans.ts'

const none = { kind: 'notOffered' } as const
const scan: Scan = {
  id: 's1',
  savedAtMs: Date.UTC(2026, 2, 5, 14, 7),
  occasion: 'beforeClearing',
  demo: false,
  deviceName: '=V-LINK',
  vin: '1HGCM82633A004352',
  codes: {
    stored: { kind: 'read', units: [{ ecu: '7E8', codes: ['P0301', 'P0420'] }], unread: ['7E9'] },
    pending: { kind: 'read', units: [{ ecu: '7E9', codes: ['P0700'] }], unread: [] },
    permanent: none,
  },
  freezeFrames: [{ ecu: '7E8', code: 'P0301', values: [] }],
  readiness: [],
}

describe('scansCsv', () => {
  it('has a line for each code of each unit, and one for a scan without codes', () => {
    const clean = {
      ...scan,
      occasion: 'scan' as const,
      demo: true,
      vin: null,
      codes: { stored: none, pending: none, permanent: none },
      otherCodes: [],
    }
    expect(scansCsv([scan, clean]).split('\r\n')).toEqual([
      'Saved at,Adapter,VIN,Occasion,Demo,Control unit,Kind,Code',
      `2026-03-05T14:07:00.000Z,"'=V-LINK",1HGCM82633A004352,Saved before clearing,no,7E8,stored,P0301`,
      `2026-03-05T14:07:00.000Z,"'=V-LINK",1HGCM82633A004352,Saved before clearing,no,7E8,stored,P0420`,
      `2026-03-05T14:07:00.000Z,"'=V-LINK",1HGCM82633A004352,Saved before clearing,no,7E9,stored,not read`,
      `2026-03-05T14:07:00.000Z,"'=V-LINK",1HGCM82633A004352,Saved before clearing,no,7E9,pending,P0700`,
      `2026-03-05T14:07:00.000Z,"'=V-LINK",1HGCM82633A004352,Saved before clearing,no,,other,not read`,
      `2026-03-05T14:07:00.000Z,"'=V-LINK",,Saved scan,yes,,,`,
    ])
  })
})

describe('a scan that says whether it is complete', () => {
  const today: Scan = {
    ...scan,
    deviceName: 'V-LINK',
    codes: {
      stored: { kind: 'complete', value: { units: [{ ecu: '7E8', codes: ['P0420'] }], without: [] } },
      pending: {
        kind: 'partial',
        value: { units: [{ ecu: '7E8', codes: ['P0171'] }], without: [] },
        missing: [{ request: '07', ecu: '7E9', why: { kind: 'timeout' } }],
      },
      permanent: { kind: 'failed', failure: { kind: 'disconnected' } },
    },
    freezeFrames: { kind: 'failed', failure: { kind: 'disconnected' } },
    readiness: { kind: 'complete', value: [] },
  }

  it('goes out with its codes, and with what was not read', () => {
    expect(
      scansCsv([today])
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(',').slice(5).join(' ')),
    ).toEqual([
      '7E8 stored P0420',
      '7E8 pending P0171',
      '7E9 pending not read',
      ' permanent not read',
      ' other not read',
    ])
  })

  it('goes out with what units keep beside them, and with lamp and count that were not read', () => {
    const status = { kind: 'failed' }
    const reading = { kind: 'complete' as const, value: { units: [], without: [] } }
    const codes = { stored: reading, pending: reading, permanent: reading, status }
    expect(
      scansCsv([{ ...today, codes, otherCodes: ['C0035'] }])
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(',').slice(5).join(' ')),
    ).toEqual([' status not read', ' other C0035'])
  })

  it('comes back from JSON as it was', () => {
    expect(scanSchema.parse(JSON.parse(JSON.stringify(today)))).toEqual(today)
  })
})

describe('scanSchema', () => {
  it('takes a scan back from JSON as it was', () => {
    expect(scanSchema.parse(JSON.parse(JSON.stringify(scan)))).toEqual(scan)
  })
  it.each([
    ['codes of a kind that is none', { codes: { ...scan.codes, stored: { kind: 'guessed' } } }],
    ['a kind left out', { codes: { stored: none, pending: none } }],
    ['no time', { savedAtMs: null }],
    ['a time that no calendar has', { savedAtMs: 1e17 }],
  ])('refuses %s', (_what, wrong) => {
    expect(scanSchema.safeParse({ ...scan, ...wrong }).success).toBe(false)
  })
})
