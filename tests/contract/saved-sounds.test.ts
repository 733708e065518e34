/** A saved recording: a private file of its driver, from the save until a day after its diagnosis is deleted. */
import { soundPath } from '@tappet/wire'
import { beforeEach, describe, expect, it } from 'vitest'
import { deviceAddress, forgetSound, keepSound } from '../../apps/web/src/backend/diagnoses/device-sounds.ts'
import { saveToHistory } from '../../apps/web/src/backend/diagnoses/saved-diagnoses.ts'
import { loadSound } from '../../apps/web/src/backend/diagnoses/sounds.ts'
import { putBack, removeOne } from '../../apps/web/src/features/history/saved-rows.ts'
import { fileServer } from '../harness/file-server.ts'
import { type Driver, newDriver } from './exports-account.ts'

const server = fileServer()
let ada: Driver
beforeEach(async () => {
  ada = await newDriver(server)
})

const WAV = new TextEncoder().encode('RIFF\x04\0\0\0WAVE and a sound')

/** A new result on this device, as its page holds it. */
function newResult(bytes = WAV.buffer): { id: string; issue: object; audioUrl: string } {
  const id = crypto.randomUUID()
  keepSound(id, bytes, 'recorded')
  return { id, issue: { name: 'Knock' }, audioUrl: deviceAddress(id) }
}

const save = ({ client, id }: Driver, data: Record<string, unknown>) =>
  saveToHistory(client, id, { type: 'audio', kept: data })

async function savedRow({ client }: Driver, id: string) {
  const { data } = await client.from('history').select().eq('id', id).single()
  return data
}

/** What another device of a person plays. */
async function played({ client }: Driver, address: string): Promise<Uint8Array> {
  forgetSound()
  const sound = await loadSound(Promise.resolve(client), address)
  forgetSound()
  return new Uint8Array(await sound.arrayBuffer())
}

const filesOf = async ({ id }: Driver) =>
  (
    await server.admin<{ name: string }>('select name from storage.objects where name like $1', [`${id}/%`])
  ).map(({ name }) => name)

const NOW = Date.parse('2026-11-27T12:00:00Z')
const sweep = (afterHours: number) =>
  server.admin('select public.sweep_sounds($1)', [new Date(NOW + afterHours * 3_600_000).toISOString()])

it('goes once, byte by byte, and plays on another device [AI-008] [HIS-016]', async () => {
  const result = newResult()
  const { id } = await save(ada, result)
  const { data } = await savedRow(ada, id)
  expect(id).toBe(result.id)
  expect(data).toEqual({ ...result, audioUrl: expect.stringMatching(/^http/) })
  expect(await filesOf(ada)).toEqual([soundPath(ada.id, id)])
  expect(await played(ada, data.audioUrl)).toEqual(WAV)
  // From a second tab, or after a lost answer.
  keepSound(result.id, WAV.buffer, 'recorded')
  expect(await save(ada, result)).toEqual({ id, isSoundRefused: false })
  expect(await filesOf(ada)).toEqual([soundPath(ada.id, id)])
})

it('of a result whose id is another person’s lies under the new row’s name', async () => {
  const result = newResult()
  await save(ada, result)
  const ben = await newDriver(server)
  keepSound(result.id, WAV.buffer, 'recorded')
  const { id } = await save(ben, result)
  expect(id).not.toBe(result.id)
  expect((await filesOf(ben)).sort()).toContain(soundPath(ben.id, id))
  expect(await played(ben, (await savedRow(ben, id)).data.audioUrl)).toEqual(WAV)
})

it('that this device does not have any more leaves no address behind', async () => {
  const result = newResult()
  forgetSound()
  const { id, isSoundRefused } = await save(ada, result)
  expect(isSoundRefused).toBe(false)
  expect((await savedRow(ada, id)).data).toEqual({ id: result.id, issue: result.issue })
})

it('of an older row plays from the row', async () => {
  const address = `data:audio/wav;base64,${Buffer.from(WAV).toString('base64')}`
  expect(await played(ada, address)).toEqual(WAV)
})

it('opens for its own driver alone', async () => {
  const { id } = await save(ada, newResult())
  const { audioUrl } = (await savedRow(ada, id)).data
  const path = soundPath(ada.id, id)
  const stranger = await newDriver(server)
  await expect(played(stranger, audioUrl)).rejects.toThrow()
  const bucket = stranger.client.storage.from('receipts')
  expect((await bucket.list(ada.id)).data).toEqual([])
  expect((await bucket.createSignedUrl(path, 60)).data).toBeNull()
  expect((await bucket.upload(path, new Blob([WAV]), { upsert: true })).error).not.toBeNull()
  expect((await bucket.remove([path])).data).toEqual([])
  expect((await fetch(audioUrl)).status).toBe(400)
  expect(await played(ada, audioUrl)).toEqual(WAV)
})

it('is refused where the account has no room: the diagnosis is saved without it', async () => {
  const [budget] = await server.admin("select bytes from private.budgets where name = 'files'")
  await server.admin("update private.budgets set bytes = 1 where name = 'files'")
  try {
    const { id, isSoundRefused } = await save(ada, newResult())
    expect(isSoundRefused).toBe(true)
    expect((await savedRow(ada, id)).data).not.toHaveProperty('audioUrl')
    const { data } = await ada.client.rpc('list_budgets')
    expect(data).toContainEqual(expect.objectContaining({ label: 'receipts and recordings', used_bytes: 0 }))
  } finally {
    await server.admin("update private.budgets set bytes = $1 where name = 'files'", [budget?.bytes])
  }
})

it('counts among the files of the account', async () => {
  await save(ada, newResult())
  const { data } = await ada.client.rpc('list_budgets')
  expect(data).toContainEqual(
    expect.objectContaining({ name: 'files', used_rows: 1, used_bytes: WAV.length }),
  )
})

describe('after its diagnosis was deleted', () => {
  const remove = async (id: string) => removeOne(ada.client, ada.id, await savedRow(ada, id))

  it('is there for the undo, and gone a day after the sweep first missed its row', async () => {
    const { id } = await save(ada, newResult())
    const receipt = `${ada.id}/1767600000000.png`
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82])
    await ada.client.storage.from('receipts').upload(receipt, new Blob([png]))
    await sweep(-48)
    const { id: other } = await save(ada, newResult())
    const undone = await remove(id)
    await sweep(0)
    await putBack(ada.client, ada.id, undone)
    expect(await played(ada, (await savedRow(ada, id)).data.audioUrl)).toEqual(WAV)
    // Its row came back: the day begins again.
    await sweep(23)
    await remove(id)
    await sweep(25)
    await sweep(48.9)
    expect(await filesOf(ada)).toHaveLength(3)
    await sweep(49)
    expect((await filesOf(ada)).sort()).toEqual([receipt, soundPath(ada.id, other)].sort())
    expect(
      await server.admin('select 1 from private.sounds_without_row where name like $1', [`${ada.id}%`]),
    ).toEqual([{ '?column?': 1 }])
    await sweep(50)
    expect(await server.admin('select 1 from private.sounds_without_row')).toEqual([])
  })

  it('goes with the account at once', async () => {
    await save(ada, newResult())
    expect((await ada.client.functions.invoke('delete-account', { method: 'POST' })).error).toBeNull()
    expect(await filesOf(ada)).toEqual([])
  })
})
