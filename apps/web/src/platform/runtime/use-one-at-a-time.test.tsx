import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useOneAtATime } from './use-one-at-a-time.ts'

it('runs once until it has ended, also where it fails, and then again', async () => {
  const runs: PromiseWithResolvers<string>[] = []
  const work = () => {
    runs.push(Promise.withResolvers<string>())
    return runs.at(-1)?.promise ?? Promise.reject(new Error('no run'))
  }
  const { result } = renderHook(() => useOneAtATime(work))
  const press = () => {
    let answer: Promise<string | undefined> = Promise.resolve('')
    act(() => {
      answer = result.current[0]()
    })
    return answer
  }
  const first = press()
  expect(result.current[1]).toBe(true)
  expect(await press()).toBeUndefined()
  expect(runs).toHaveLength(1)
  await act(async () => {
    runs[0]?.reject(new Error('refused'))
    await expect(first).rejects.toThrow('refused')
  })
  expect(result.current[1]).toBe(false)
  const second = press()
  await act(async () => runs[1]?.resolve('done'))
  expect(await second).toBe('done')
})
