import { type Plan, usageTypes } from '@tappet/wire'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Counters } from './UsageCard.tsx'

const shown = (plan: Plan, used: number) =>
  renderToStaticMarkup(
    <Counters
      mode="on"
      plan={plan}
      row={{
        user_id: 'a',
        month_year: '2026-03',
        audio_diagnoses: used,
        obd_reads: used,
        pdf_exports: used,
        comprehensive_diagnoses: used,
      }}
    />,
  )

it.each([
  [0, 0],
  [1, 1],
  [5, 5],
  [9, 5],
])('%d of 5 diagnoses fill %d fifths of the meter: it is capped at 100 percent [ACC-076]', (used, filled) => {
  const [meter = ''] = shown('FREE', used).split('OBD reads')
  expect(meter).toContain('aria-valuemax="5"')
  expect(meter).toContain(`aria-valuenow="${filled}"`)
  expect(meter).toContain(`${used} of 5 used`)
})

it('on PRO nothing fills a meter, however much is used [ACC-077]', () => {
  const page = shown('PRO', 99)
  expect(page).not.toContain('meter')
  expect(page.match(/99 used, unlimited/g)).toHaveLength(usageTypes.length)
})
