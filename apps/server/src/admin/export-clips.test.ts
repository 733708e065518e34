import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestDatabase } from '../../../../tests/harness/database.ts'
import { fileFolder } from '../../../../tests/harness/folder.ts'
import { fileDatabase } from '../../../../tests/harness/for-file.ts'
import { type ClipLabels, exportClips } from './export-clips.ts'

const SECRET = 'a secret of at least thirty-two characters'
const NOW = new Date('2026-11-22T12:00:00Z')

const test = fileDatabase()
const parent = fileFolder()
let ada: Awaited<ReturnType<TestDatabase['user']>>
let ben: typeof ada
beforeAll(async () => {
  ada = await test.user('ada@example.com')
  ben = await test.user('ben@example.com')
})

type Said = { found?: string; words?: string | null; licence?: string | null; audioData?: string | null }

/** Saves a diagnosis and its finding; answers its id. */
async function say(
  user: typeof ada,
  { found = 'loose_belt', words = null, licence = null, audioData }: Said,
) {
  const [row] = await test.admin<{ id: string }>(
    `insert into history (user_id, type, data) values ($1, 'audio', $2) returning id`,
    [
      user.userId,
      {
        issue: { id: 'engine_knock' },
        audioDuration: 6,
        model_version: 'v1.0.0',
        ...(audioData && { audioData }),
      },
    ],
  )
  const id = row?.id ?? ''
  await test.admin(
    'insert into mechanic_findings (history_id, user_id, found, words, licence) values ($1, $2, $3, $4, $5)',
    [id, user.userId, found, words, licence],
  )
  return id
}

/** A case with a recording, a repair and a second recording. */
async function caseWith({ userId }: typeof ada, [before, after]: [string, string]): Promise<void> {
  const [record] = await test.admin<{ id: string }>(
    "insert into maintenance (user_id, item, date) values ($1, 'Drive belt', '2026-11-02') returning id",
    [userId],
  )
  const [newCase] = await test.admin<{ id: string }>(
    "insert into cases (user_id, title) values ($1, 'A squeal') returning id",
    [userId],
  )
  for (const [kind, day, history, repair] of [
    ['sound', 1, before, null],
    ['repair', 2, null, record?.id],
    ['sound', 3, after, null],
  ])
    await test.admin(
      `insert into case_items (case_id, user_id, kind, happened_at, history_id, maintenance_id, data)
       values ($1, $2, $3, $4, $5, $6, '{}')`,
      [newCase?.id, userId, kind, `2026-11-0${day}T12:00:00Z`, history, repair],
    )
}

const sound = (text: string, type = 'audio/wav') =>
  `data:${type};base64,${Buffer.from(text).toString('base64')}`
/** What the file store holds, by version. */
const files = new Map<string, string>()
const readStored = async (version: string) => {
  const text = files.get(version)
  return text === undefined ? null : new Blob([text]).stream()
}

/** A diagnosis whose recording is a file, and given. */
async function sayWithFile(user: typeof ada, text: string): Promise<string> {
  const id = await say(user, { licence: 'CC0-1.0' })
  const path = `${user.userId}/${id}.wav`
  const version = crypto.randomUUID()
  files.set(version, text)
  await test.admin(`insert into storage.objects (bucket_id, name, version) values ('receipts', $1, $2)`, [
    path,
    version,
  ])
  await test.admin(
    `update history set data = data || jsonb_build_object('audioUrl', $2::text) where id = $1`,
    [id, `https://tappet.example/storage/v1/object/public/receipts/${path}`],
  )
  return id
}

let runs = 0
async function run() {
  const folder = join(parent, `export-${runs++}`)
  const { written, left } = await exportClips(test.adminUrl, SECRET, folder, NOW, readStored)
  const text = await readFile(join(folder, 'labels.json'), 'utf8')
  const labels: ClipLabels = JSON.parse(text)
  return { folder, written, left, labels, text, names: (await readdir(folder)).sort() }
}

describe('the export of given recordings', () => {
  it('holds exactly those with a licence, unchanged, and labels without personal data', async () => {
    const wav = await say(ada, { licence: 'CC0-1.0', audioData: sound('RIFF ada') })
    await say(ada, {
      found: 'other',
      words: 'Ask joe@garage.example or +1 (555) 010-9999, www.garage.example: a stone',
      licence: 'CC-BY-4.0',
      audioData: sound('webm ada', 'audio/webm;codecs=opus'),
    })
    await say(ben, { licence: 'CC0-1.0', audioData: sound('RIFF ben') })
    await say(ben, { licence: null, audioData: sound('not given') })
    await say(ben, { licence: 'CC0-1.0', audioData: null })
    await say(ben, { licence: 'CC0-1.0', audioData: sound('<script>', 'text/html') })
    await sayWithFile(ben, 'RIFF file')
    const { folder, written, left, labels, text, names } = await run()
    expect([written, left]).toEqual([4, 2])
    expect(names).toEqual([...labels.clips.map(({ file }) => file), 'labels.json'].sort())
    const contents = await Promise.all(labels.clips.map(({ file }) => readFile(join(folder, file), 'utf8')))
    expect(contents.toSorted()).toEqual(['RIFF ada', 'RIFF ben', 'RIFF file', 'webm ada'])
    expect(labels).toMatchObject({ format: 1, exportedAt: NOW.toISOString() })
    const other = labels.clips.find(({ label }) => label === 'other')
    expect(other).toMatchObject({
      file: expect.stringMatching(/^[0-9a-f]{16}\.webm$/),
      licence: 'CC-BY-4.0',
      words: 'Ask [address] or [number], [link] a stone',
      consentedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      durationSeconds: 6,
      diagnosedAs: 'engine_knock',
      modelVersion: 'v1.0.0',
    })
    const groups = labels.clips.map(({ group }) => group)
    expect(new Set(groups).size).toBe(2)
    expect(groups.filter((group) => group === other?.group)).toHaveLength(2)
    for (const own of [ada.userId, ben.userId, ada.email, ben.email, wav]) expect(text).not.toContain(own)
    for (const name of names) expect((await stat(join(folder, name))).mode & 0o077).toBe(0)
  })

  it('holds no recording whose consent was withdrawn, or whose diagnosis or account was deleted', async () => {
    const eve = await test.user()
    const withdrawn = await say(ada, { licence: 'CC0-1.0', audioData: sound('taken back') })
    const deleted = await say(ada, { licence: 'CC0-1.0', audioData: sound('deleted') })
    await say(eve, { licence: 'CC0-1.0', audioData: sound('eve') })
    const before = (await run()).written
    await test.admin('update mechanic_findings set licence = null where history_id = $1', [withdrawn])
    await test.admin('delete from history where id = $1', [deleted])
    await test.admin('delete from auth.users where id = $1', [eve.userId])
    const { folder, written, labels } = await run()
    expect(written).toBe(before - 3)
    for (const { file } of labels.clips)
      expect(['taken back', 'deleted', 'eve']).not.toContain(await readFile(join(folder, file), 'utf8'))
  })

  it('labels a fault by what it sounds as, and pairs a recording after the repair with the one before it', async () => {
    const dan = await test.user()
    const file = (labels: ClipLabels, finding: string) => labels.clips.find((clip) => clip.found === finding)
    const consent = { licence: 'CC0-1.0' }
    const before = await say(dan, { ...consent, found: 'drive_belt', audioData: sound('before') })
    const after = await say(dan, { ...consent, found: 'nothing_found', audioData: sound('after') })
    await caseWith(dan, [before, after])
    const { labels } = await run()
    expect(file(labels, 'drive_belt')).toMatchObject({ label: 'loose_belt', beforeRepair: null })
    expect(file(labels, 'nothing_found')).toMatchObject({
      label: 'nothing_found',
      beforeRepair: file(labels, 'drive_belt')?.file,
    })
    await test.admin('update mechanic_findings set licence = null where history_id = $1', [before])
    expect(file((await run()).labels, 'nothing_found')?.beforeRepair).toBeNull()
    await test.admin('update mechanic_findings set licence = $2 where history_id = $1', [before, 'CC0-1.0'])
    await test.admin('delete from maintenance where user_id = $1', [dan.userId])
    expect(file((await run()).labels, 'nothing_found')?.beforeRepair).toBeNull()
    await test.admin('delete from auth.users where id = $1', [dan.userId])
  })

  it('names a recording the same each time, and differently under another secret', async () => {
    const first = await run()
    expect((await run()).names).toEqual(first.names)
    const elsewhere = join(parent, 'elsewhere')
    await exportClips(test.adminUrl, `${SECRET} of another server`, elsewhere, NOW, readStored)
    expect((await readdir(elsewhere)).filter((name) => first.names.includes(name))).toEqual(['labels.json'])
  })

  it('refuses a folder that is not empty, and says so', async () => {
    const { folder } = await run()
    await writeFile(join(folder, 'mine'), 'x')
    await expect(exportClips(test.adminUrl, SECRET, folder, NOW, readStored)).rejects.toThrow('is not empty')
    await expect(exportClips(test.adminUrl, SECRET, join(folder, 'mine'), NOW, readStored)).rejects.toThrow(
      'ENOTDIR',
    )
  })
})
