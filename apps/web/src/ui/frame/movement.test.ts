// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inOneMovement } from './movement.ts'

/** Such as the browser's: the change is made a little later, and its end is told. */
const startViewTransition = vi.fn((update: () => unknown) => {
  const updateCallbackDone = Promise.resolve().then(update)
  return { updateCallbackDone, ready: Promise.reject(new Error('hidden')) }
})

const withMotion = (isReduced: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') && isReduced }))

beforeEach(() => {
  Object.assign(document, { startViewTransition })
  document.body.innerHTML = ''
})
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition')
  startViewTransition.mockClear()
})

const put = (text: string) => {
  document.body.innerHTML = `<p class="answer">${text}</p>`
}

describe('a change in one movement', () => {
  it('is only made with reduced motion, and where the browser has no movements', () => {
    withMotion(true)
    void inOneMovement(() => put('reduced'))
    expect(document.body.textContent).toBe('reduced')
    Reflect.deleteProperty(document, 'startViewTransition')
    withMotion(false)
    void inOneMovement(() => put('absent'))
    expect(document.body.textContent).toBe('absent')
    expect(startViewTransition).not.toHaveBeenCalled()
  })

  it('ends when the answer that it leads to is drawn, not with the one before', async () => {
    withMotion(false)
    put('before')
    let isOver = false
    const end = inOneMovement(() => document.body.append('changed'), '.answer').then(() => {
      isOver = true
    })
    const aMoment = () => new Promise<void>((resolve) => setImmediate(resolve))
    await aMoment()
    document.body.append(', and more')
    await aMoment()
    expect([document.body.textContent, isOver]).toEqual(['beforechanged, and more', false])
    put('after')
    await end
    expect(startViewTransition).toHaveBeenCalledOnce()
  })

  it('ends without the answer where that takes too long', async () => {
    withMotion(false)
    await inOneMovement(() => put('changed'), '.other')
    expect(document.body.textContent).toBe('changed')
  })
})
