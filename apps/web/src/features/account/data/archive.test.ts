import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { type Archive, packArchive, type Row, UnreadableArchive, unpackArchive } from './archive.ts'
import { collectArchive } from './collect.ts'
import { accountOf } from './testing/account.ts'

const sound = (text: string) => `data:audio/wav;base64,${btoa(text)}`
const archive: Archive = {
  manifest: {
    format: 'tappet-export',
    version: 1,
    product_version: '1.0.0',
    exported_at: '2026-03-05T14:07:00.000Z',
    user_id: 'u1',
    email: 'ann@example.com',
    missing: [],
    not_sent: 0,
  },
  tables: {
    maintenance: [{ id: 'm1', item: 'Öl & Filter', cost: 64.5, notes: null }],
    history: [
      { id: 'h1', type: 'audio', data: { issue: { name: 'Knock' }, audioData: sound('RIFF\u00ff') } },
      { id: 'h2', type: 'comprehensive', data: { confidence_score: 40 } },
      { id: 'h3', type: 'audio', data: { audioUrl: 'x', audioData: 'not a data url' } },
    ],
  },
  receipts: new Map([['1.png', new Uint8Array([137, 80, 78, 71])]]),
  recordings: new Map([['h4.wav', new Uint8Array([82, 73])]]),
}

describe('the archive', () => {
  it('gives back every row, sound and receipt that went in', () => {
    expect(unpackArchive(packArchive(archive, { 'service-log.csv': 'date,item\n' }))).toEqual(archive)
  })
  it('holds the sounds as files, and the log as CSV', () => {
    const files = unzipSync(packArchive(archive, { 'service-log.csv': 'date,item\n' }))
    expect(Object.keys(files).toSorted()).toEqual([
      'data/history.json',
      'data/maintenance.json',
      'manifest.json',
      'receipts/1.png',
      'recordings/h1.wav',
      'recordings/h4.wav',
      'service-log.csv',
    ])
    expect(files['recordings/h1.wav']).toEqual(new Uint8Array([82, 73, 70, 70, 255]))
  })
  it.each([
    ['what is no ZIP', strToU8('hello'), 'not a ZIP file'],
    ['a ZIP of something else', zipSync({ 'a.txt': strToU8('a') }), 'not an export of Tappet'],
    [
      'a newer format',
      zipSync({ 'manifest.json': strToU8(JSON.stringify({ ...archive.manifest, version: 2 })) }),
      'newer version',
    ],
    [
      'rows that are none',
      zipSync({
        'manifest.json': strToU8(JSON.stringify(archive.manifest)),
        'data/maintenance.json': strToU8('{"a":1}'),
      }),
      'data/maintenance.json',
    ],
  ])('refuses %s in words', (_what, bytes, words) => {
    expect(() => unpackArchive(bytes)).toThrow(UnreadableArchive)
    expect(() => unpackArchive(bytes)).toThrow(words)
  })
})

it('says in the file how much the device had not sent', async () => {
  const { client, person } = accountOf('ann', {})
  const { bytes } = await collectArchive(client, person, new Date(0), 2)
  expect(unpackArchive(bytes).manifest.not_sent).toBe(2)
  expect(unpackArchive((await collectArchive(client, person, new Date(0))).bytes).manifest.not_sent).toBe(0)
})

it('names the car of each record in the log’s sheet where there are several', async () => {
  const car = { make: null, model: null, year: null, is_default: false, retired_at: null }
  const golf = { ...car, id: 'golf', name: 'Blue Golf', is_default: true }
  const jazz = { ...car, id: 'jazz', name: 'Red Jazz' }
  const done = { date: '2026-03-05', mileage: null, cost: null, currency: null, notes: null }
  const maintenance = [
    { ...done, id: 'a', item: 'Battery', vehicle_id: 'jazz' },
    { ...done, id: 'b', item: 'Oil Change', vehicle_id: null },
  ]
  const sheetOf = async (vehicles: Row[]) => {
    const { client, person } = accountOf('ann', { maintenance, vehicles })
    const files = unzipSync((await collectArchive(client, person, new Date(0))).bytes)
    return strFromU8(files['service-log.csv'] ?? new Uint8Array()).split('\r\n')
  }
  const [heading, ...lines] = await sheetOf([golf, jazz])
  expect(heading).toMatch(/,Car$/)
  expect(lines.filter(Boolean).map((line) => line.split(',').at(-1))).toEqual(['Red Jazz', 'Blue Golf'])
  expect((await sheetOf([golf]))[0]).not.toMatch(/,Car$/)
})
