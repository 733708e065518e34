import { expect, it } from 'vitest'
import { withIdleTimeout } from './idle-timeout.ts'

async function all<T>(source: AsyncIterable<T>): Promise<T[]> {
  const items: T[] = []
  for await (const each of source) items.push(each)
  return items
}

it('hands on what is read, and ends with it', async () => {
  async function* source() {
    yield 1
    yield 2
  }
  expect(await all(withIdleTimeout(source(), 'a file', 1_000))).toEqual([1, 2])
})

it('gives up a file that gives no byte, with its name, though it cannot be closed either', async () => {
  const silent: AsyncIterable<number> = {
    [Symbol.asyncIterator]: () => ({
      next: () => new Promise(() => undefined),
      return: () => new Promise(() => undefined),
    }),
  }
  await expect(all(withIdleTimeout(silent, '/mnt/gone/file', 20))).rejects.toThrow(
    '/mnt/gone/file gave no byte for 0.02 s, and was given up',
  )
})
