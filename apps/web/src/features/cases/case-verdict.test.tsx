// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { CaseVerdict } from './CaseVerdict.tsx'
import type { ShownItem } from './queue/overlay.ts'

afterEach(cleanup)

const cause = (name: string, percent: number) => ({ fault: name, name, percent, test: null })
const item = (kind: 'sound' | 'report' | 'note', day: number, data: object) =>
  ({ id: `${kind}${day}`, kind, happened_at: `2026-11-0${day}T12:00:00Z`, data }) as unknown as ShownItem
const KNOCK = { name: 'Likely engine knock', confidence: 85 }

it('says what the latest diagnosis said, with its dots and the first three causes', () => {
  const causes = ['a', 'b', 'c', 'd'].map((name) => cause(name, 20))
  render(
    <CaseVerdict
      items={[
        item('sound', 1, { name: 'Older' }),
        item('sound', 2, { ...KNOCK, causes }),
        item('note', 3, { words: 'x' }),
      ]}
    />,
  )
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Likely engine knock')
  expect(document.querySelectorAll('[data-dot="filled"]')).toHaveLength(17)
  expect(screen.getAllByRole('listitem').map((each) => each.textContent)).toEqual(['a', 'b', 'c'])
})

it('passes over a comparison with the car’s normal, and says nothing where nothing was diagnosed', () => {
  const compared = item('sound', 3, { name: 'Near your car’s normal sound', compared: 'near' })
  const { container } = render(<CaseVerdict items={[compared]} />)
  expect(container.textContent).toBe('')
  cleanup()
  render(<CaseVerdict items={[item('sound', 1, KNOCK), compared]} />)
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Likely engine knock')
})
