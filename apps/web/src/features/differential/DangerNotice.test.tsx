import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { DangerNotice } from './DangerNotice.tsx'

const engine = vi.hoisted(() => ({ fails: false }))
vi.mock('./engine.ts', async (original) => {
  const real = await original<typeof import('./engine.ts')>()
  const openDifferential: typeof real.openDifferential = async (input) => {
    if (engine.fails) throw new TypeError('no network')
    return real.openDifferential(input)
  }
  return { ...real, openDifferential }
})

const told = (text: string) => ({ texts: [text], codes: [], demoCodes: [], car: {}, thisYear: 2026 })

it('an entry that could not be checked for danger is said to be unchecked', async () => {
  engine.fails = true
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { rerender } = render(<DangerNotice input={told('The brake pedal goes to the floor')} />)
  expect(await screen.findByText('Not checked for danger')).toBeTruthy()
  engine.fails = false
  rerender(<DangerNotice input={told('The brake pedal goes to the floor.')} />)
  await vi.waitFor(() => expect(screen.queryByText('Not checked for danger')).toBeNull())
  expect(screen.getByRole('alert').textContent).toMatch(/drive/i)
})
