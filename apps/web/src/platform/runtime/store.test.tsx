// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createStore, useStore } from './store.ts'

afterEach(cleanup)

it('calls each listener on each change, until it unsubscribes', () => {
  const store = createStore(1)
  const heard = vi.fn()
  const stop = store.subscribe(() => heard(store.state()))
  store.set(2)
  stop()
  store.set(3)
  expect(heard.mock.calls).toEqual([[2]])
  expect(store.state()).toBe(3)
})

it('calls no listener when the value stays the same', () => {
  const store = createStore('a')
  const heard = vi.fn()
  store.subscribe(heard)
  store.set('a')
  expect(heard).not.toHaveBeenCalled()
})

it('re-renders a component on each change', () => {
  const store = createStore('before')
  function Shown() {
    return <p>{useStore(store)}</p>
  }
  render(<Shown />)
  act(() => store.set('after'))
  expect(screen.getByText('after')).toBeTruthy()
})
