import { expect, it } from 'vitest'
import { unlessClosed } from './share-sheet.ts'

it('tells a closed share sheet from a failure', async () => {
  expect(await unlessClosed(Promise.resolve({ activityType: 'mail' }))).toBe(true)
  expect(await unlessClosed(Promise.reject(new Error('Share canceled')))).toBe(false)
  await expect(unlessClosed(Promise.reject(new Error('File not found')))).rejects.toThrow('File not found')
})
