// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const bytes = (value: number) => new Uint8Array([value]).buffer

/** The module of a new page on the same device. */
async function newPage() {
  vi.resetModules()
  return import('./device-sounds.ts')
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: 1_000 }))
afterEach(async () => {
  ;(await newPage()).forgetSound()
  vi.useRealTimers()
})

const isThere = async (page: Awaited<ReturnType<typeof newPage>>, ids: readonly string[]) =>
  (await Promise.all(ids.map(async (id) => ((await page.deviceSound(id)) === null ? [] : [id])))).flat()

it('a recording is there after a reload, until it is forgotten', async () => {
  const page = await newPage()
  page.keepSound('a', bytes(7), 'recorded')
  expect((await page.deviceSound('a'))?.type).toBe('audio/wav')
  const later = await newPage()
  expect(new Uint8Array((await (await later.deviceSound('a'))?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(
    new Uint8Array([7]),
  )
  later.forgetSound('a')
  expect(await later.deviceSound('a')).toBeNull()
})

it('of unsaved recordings the newest 5 stay, however many others are played', async () => {
  const page = await newPage()
  const recorded = ['1', '2', '3', '4', '5', '6']
  const played = Array.from({ length: 25 }, (_, n) => `p${n}`)
  for (const id of [...recorded, ...played]) {
    vi.setSystemTime(Date.now() + 1)
    page.keepSound(id, bytes(1), id.startsWith('p') ? 'played' : 'recorded')
  }
  const later = await newPage()
  await vi.waitFor(async () => expect(await later.deviceSound('p24')).not.toBeNull())
  expect(await isThere(later, recorded)).toEqual(recorded.slice(1))
  expect(await isThere(later, played)).toEqual(played.slice(5))
})

it('none stays when all are forgotten, as at sign-out', async () => {
  const page = await newPage()
  page.keepSound('a', bytes(1), 'recorded')
  page.keepSound('b', bytes(1), 'played')
  page.forgetSound()
  expect(await isThere(page, ['a', 'b'])).toEqual([])
  expect(await isThere(await newPage(), ['a', 'b'])).toEqual([])
})

it('a device without a database has the newest in this page', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  const page = await newPage()
  page.keepSound('a', bytes(1), 'recorded')
  expect(await isThere(page, ['a', 'b'])).toEqual(['a'])
  vi.unstubAllGlobals()
})
