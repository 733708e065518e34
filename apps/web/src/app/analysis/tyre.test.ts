import { expect, it } from 'vitest'
import { createMemoryStorage } from '../../platform/storage/storage.memory.ts'
import { keepTyre, tyreOf } from './tyre.ts'

it('is kept for each car on this device; what cannot be read is asked for again', () => {
  const storage = createMemoryStorage()
  keepTyre('one', '205/55 R16', storage)
  keepTyre('two', '225/45 R17', storage)
  keepTyre('one', '195/65 R15', storage)
  expect([tyreOf('one', storage), tyreOf('two', storage), tyreOf(null, storage)]).toEqual([
    '195/65 R15',
    '225/45 R17',
    null,
  ])
  expect(tyreOf('one', createMemoryStorage([['tappet.tyres', '{']]))).toBeNull()
})
