import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { TakeProgress } from './record-take.ts'
import { TakeStage } from './TakeStage.tsx'
import { useTake } from './use-take.ts'

const microphone = vi.hoisted(() => ({ hear: (_progress: TakeProgress): void => undefined }))
vi.mock('./record-take.ts', () => ({
  recordTake: (_deps: unknown, _signal: unknown, onProgress: (progress: TakeProgress) => void) => {
    microphone.hear = onProgress
    return new Promise(() => undefined)
  },
}))

it('what is heard draws the dial again, and the page around it only when a take begins', () => {
  let drawn = 0
  function Owner() {
    drawn += 1
    const taking = useTake({
      seconds: 6,
      measure: async () => null,
      refuse: () => null,
      onTaken: () => undefined,
    })
    return <TakeStage how="Hold still" taking={taking} title="First take" />
  }
  render(<Owner />)
  fireEvent.click(screen.getByRole('button', { name: 'Record 6 seconds' }))
  expect(screen.getByRole('status').textContent).toBe('Waiting for the microphone …')
  act(() => microphone.hear({ seconds: 0.05, level: 0.2 }))
  expect(screen.getByRole('status').textContent).toBe('6 seconds left')
  const begun = drawn
  for (let portion = 2; portion <= 60; portion += 1)
    act(() => microphone.hear({ seconds: portion / 20, level: portion / 100 }))
  expect(screen.getByRole('status').textContent).toBe('3 seconds left')
  expect(drawn).toBe(begun)
})
