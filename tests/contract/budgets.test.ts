import { beforeAll, expect, it } from 'vitest'
import { forFile } from '../harness/for-file.ts'
import { type Driver, startRestWire } from './rest-wire.ts'

const wire = forFile(() => startRestWire())
let ada: Driver
beforeAll(async () => {
  ada = await wire.driver()
})

const JPEG = Uint8Array.from([
  0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 0xff, 0xd9,
])

it('a client is told in words what its account may keep, and that nothing was added [V2.3.2]', async () => {
  await wire.server.admin("select private.set_budget('public.history', 2, null)")
  const save = () => ada.client.from('history').insert({ user_id: ada.userId, type: 'audio', data: {} })
  await save()
  await save()
  expect(await save()).toMatchObject({
    status: 403,
    error: {
      code: 'PT403',
      message:
        'This account may keep 2 saved diagnoses. Nothing was added; everything that is there stays. Delete some to make room.',
    },
  })
  expect((await ada.client.from('history').select('id')).data).toHaveLength(2)
})

it('a client that changes more in a day than it may is told in words, and to wait', async () => {
  const bob = await wire.driver()
  await wire.server.admin("select private.set_budget('changes', 1, null)")
  const log = () =>
    bob.client.from('maintenance').insert({ user_id: bob.userId, item: 'Wash', date: '2026-01-01' })
  expect((await log()).error).toBeNull()
  const refused = await wire.send('/maintenance', {
    method: 'POST',
    token: bob.token,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user_id: bob.userId, item: 'Wash', date: '2026-01-01' }),
  })
  const tomorrow = new Date(Date.now() + Number(refused.headers.get('retry-after')) * 1000)
  expect([refused.status, tomorrow.toISOString().slice(11, 16)]).toEqual([429, '00:00'])
  expect(await log()).toMatchObject({
    status: 429,
    error: {
      code: 'PT429',
      message:
        'This account may make 1 changes in a day. Nothing was saved; everything that is there stays. Try again tomorrow.',
    },
  })
  await wire.server.admin("select private.set_budget('changes', 200000, null)")
})

it('a file above the budget is refused, and leaves no bytes behind', async () => {
  await wire.server.admin("select private.set_budget('files', null, 30)")
  const put = (name: string) =>
    ada.client.storage
      .from('receipts')
      .upload(`${ada.userId}/${name}.jpg`, new Blob([JPEG], { type: 'image/jpeg' }))
  expect((await put('first')).error).toBeNull()
  const { error } = await put('second')
  expect(error).toMatchObject({ statusCode: '413' })
  expect(error?.message).toMatch(
    /^This account may keep 0 MB of receipts and recordings. This one was not added/,
  )
  const { data } = await ada.client.rpc('list_budgets')
  expect(data?.find(({ name }) => name === 'files')).toMatchObject({ used_bytes: JPEG.length, max_bytes: 30 })
})
