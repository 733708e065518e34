import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestDatabase } from '../../../../tests/harness/database.ts'
import { fileFolder } from '../../../../tests/harness/folder.ts'
import { fileDatabase } from '../../../../tests/harness/for-file.ts'
import { type ExportedCase, exportCases } from './export-cases.ts'

const SECRET = 'a secret of at least thirty-two characters'

const test = fileDatabase()
const parent = fileFolder()
let ada: Awaited<ReturnType<TestDatabase['user']>>
beforeAll(async () => {
  ada = await test.user('ada@example.com')
})

const DATA = {
  id: 'x',
  input: {
    codes: ['P0302', 'P0420'],
    symptoms: ['shakes in the morning', 'call me at +1 (555) 010-9999'],
    additional_context: 'ada@example.com, see www.garage.example, VIN 1FMCU0GX5EUA12345',
    vehicle_info: { make: 'Ford', model: 'Escape', year: '2017', mileage: 92_431 },
  },
  demo_codes: ['P0420'],
  differential: {
    stated: [{ finding: 'coolant_low', state: 'present', label: 'Coolant low', by: 'answer' }],
  },
}

type Said = { found?: string; words?: string | null; licence?: string | null; data?: unknown; type?: string }
async function say({ found = 'coolant_intrusion', words = null, licence = 'CC0-1.0', ...rest }: Said) {
  const { data = DATA, type = 'comprehensive' } = rest
  const [row] = await test.admin<{ id: string }>(
    'insert into history (user_id, type, data) values ($1, $2, $3) returning id',
    [ada.userId, type, data],
  )
  await test.admin(
    'insert into mechanic_findings (history_id, user_id, found, words, licence) values ($1, $2, $3, $4, $5)',
    [row?.id, ada.userId, found, words, licence],
  )
  return row?.id ?? ''
}

let runs = 0
async function run() {
  const file = join(parent, `cases-${runs++}.json`)
  const counts = await exportCases(test.adminUrl, SECRET, file)
  const text = await readFile(file, 'utf8')
  const cases: ExportedCase[] = JSON.parse(text)
  return { ...counts, file, text, cases }
}

describe('the export of cases', () => {
  it('holds those given under a licence whose truth the table knows, without personal data', async () => {
    const id = await say({ words: 'Joe of joe@garage.example found a crack' })
    await say({ licence: null })
    await say({ found: 'nothing_found' })
    await say({ found: 'other', words: 'a stone' })
    await say({ type: 'audio' })
    const { written, left, cases, text, file } = await run()
    expect([written, left]).toEqual([1, 2])
    expect(cases).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{16}$/),
        source: 'tappet',
        licence: 'CC0-1.0',
        make: 'Ford',
        model: 'Escape',
        year: 2017,
        mileage: 92_000,
        codes: ['P0302'],
        symptoms: ['shakes in the morning', 'call me at [number]'],
        narrative: '[address] see [link] VIN [vehicle number]',
        stated: { coolant_low: 'present' },
        truth_system: 'engine',
        accept_systems: ['engine'],
        truth_component: 'coolant_intrusion',
        truth_quote: 'Joe of [address] found a crack',
      },
    ])
    for (const personal of [id, ada.userId, 'ada@', '555', '12345', '92431'])
      expect(text).not.toContain(personal)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  it('takes a part for the fault, reads broken diagnoses as little, and drops what is withdrawn', async () => {
    const withdrawn = await say({ found: 'piston_rings', data: { input: 'broken' } })
    const { cases } = await run()
    expect(cases.find(({ truth_component }) => truth_component === 'piston_rings')).toMatchObject({
      codes: [],
      symptoms: [],
      narrative: '',
      stated: {},
      mileage: null,
    })
    await test.admin('update mechanic_findings set licence = null where history_id = $1', [withdrawn])
    const after = await run()
    expect(after.cases.some(({ truth_component }) => truth_component === 'piston_rings')).toBe(false)
    expect(after.cases[0]?.id).toBe(
      cases.find(({ truth_component }) => truth_component !== 'piston_rings')?.id,
    )
  })

  it('never writes over an older export', async () => {
    const { file } = await run()
    await expect(exportCases(test.adminUrl, SECRET, file)).rejects.toThrow(
      'is there already. Name a new file',
    )
    await expect(exportCases(test.adminUrl, SECRET, join(parent, 'no/such/folder.json'))).rejects.toThrow(
      'ENOENT',
    )
  })
})
