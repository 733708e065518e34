import { expect, it } from 'vitest'
import { adoptedId } from './new-ids.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

it('is a UUID, the same each time, another for each owner and row', () => {
  const rows = Array.from(
    { length: 2000 },
    (_, number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  )
  const ids = ['ann', 'ben'].flatMap((owner) => rows.map((row) => adoptedId(owner, row)))
  for (const id of ids) expect(id).toMatch(UUID)
  expect(new Set(ids).size).toBe(4000)
  expect(adoptedId('ann', rows[7] ?? '')).toBe(ids[7])
})
