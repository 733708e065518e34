import { expect, it } from 'vitest'
import { readTogether } from './together.ts'

it('reads once for changes that follow each other, and once again for those that came while it read', async () => {
  const due: (() => void)[] = []
  const reads: PromiseWithResolvers<void>[] = []
  const note = readTogether(
    () => {
      reads.push(Promise.withResolvers<void>())
      return reads.at(-1)?.promise ?? Promise.resolve()
    },
    {
      after: (_delayMs, work) => {
        due.push(work)
        return () => undefined
      },
    },
  )
  const pass = () => {
    for (const work of due.splice(0)) work()
  }
  const ended = async (how: 'resolve' | 'reject') => {
    reads.at(-1)?.[how](new Error('down') as never)
    await new Promise((resolve) => setImmediate(resolve))
  }
  note()
  note()
  expect(reads).toHaveLength(0)
  pass()
  expect(reads).toHaveLength(1)
  note()
  note()
  pass()
  expect(reads).toHaveLength(1)
  await ended('resolve')
  pass()
  expect(reads).toHaveLength(2)
  await ended('reject')
  pass()
  expect(reads).toHaveLength(2)
  note()
  pass()
  expect(reads).toHaveLength(3)
})
