import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createStore, useStore } from './store.ts'

it('calls each listener on each change, until it unsubscribes', () => {
  const store = createStore(1)
  const onChange = vi.fn()
  const stop = store.subscribe(() => onChange(store.state()))
  store.set(2)
  stop()
  store.set(3)
  expect(onChange.mock.calls).toEqual([[2]])
  expect(store.state()).toBe(3)
})

it('calls no listener when the value stays the same', () => {
  const store = createStore('a')
  const onChange = vi.fn()
  store.subscribe(onChange)
  store.set('a')
  expect(onChange).not.toHaveBeenCalled()
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
