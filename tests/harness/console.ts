import { afterEach, beforeEach, expect, vi } from 'vitest'

// An error on the console is a failure nobody looked at. A test that expects one
// replaces console.error itself.
let spy: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  spy = vi.spyOn(console, 'error')
})
afterEach(() => {
  const calls = spy.mock.calls
  spy.mockRestore()
  expect(calls, 'console.error was called').toEqual([])
})
