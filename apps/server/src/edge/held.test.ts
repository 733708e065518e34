import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { refuseUnlessHeld } from './held.ts'
import { SURFACES, type Surface } from './surfaces.ts'

const REST = SURFACES.find(({ name }) => name === 'rest') as Surface

function appThatLoses(when: 'never' | 'before' | 'during') {
  let isHeld = when !== 'before'
  let done = 0
  const app = new Hono()
  app.use(
    '*',
    refuseUnlessHeld(REST, () => isHeld),
  )
  app.post('/rest/v1/rows', (context) => {
    done += 1
    if (when === 'during') isHeld = false
    return context.json({ id: 1 }, 201, { Location: '/rows/1' })
  })
  return { app, done: () => done }
}

describe('a server that has lost its data folder', () => {
  it.each([
    ['never', 201, 1],
    ['before', 503, 0],
    ['during', 503, 1],
  ] as const)('answers nothing as done: lost %s', async (when, status, done) => {
    const { app, done: count } = appThatLoses(when)
    const answer = await app.request('/rest/v1/rows', { method: 'POST' })
    expect([answer.status, count()]).toEqual([status, done])
    if (status === 201) return
    expect(answer.headers.get('location')).toBeNull()
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(await answer.json()).toMatchObject({
      code: 'TPT503',
      message: expect.stringContaining('lost its data folder'),
    })
  })
})
