import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LineChart } from './LineChart.tsx'

it('writes its days as text of the page: as large as other small text, however wide the drawing is', () => {
  const points = [
    { date: '2026-01-05', value: 30 },
    { date: '2026-03-05', value: 32 },
  ]
  render(<LineChart format={String} next="" none="" points={points} title="Fuel economy, mpg (US)" />)
  const chart = screen.getByRole('img', { name: /^Fuel economy/ })
  expect(chart.querySelector('text')).toBeNull()
  for (const day of ['Jan 5, 2026', 'Mar 5, 2026'])
    expect(chart.parentElement?.contains(screen.getByText(day, { selector: 'span' }))).toBe(true)
})
