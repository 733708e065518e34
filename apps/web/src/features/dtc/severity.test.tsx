import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderAt, testBackend } from '../../app/testing/harness.tsx'
import DtcPage from './DtcPage.tsx'

it.each([
  ['low', 'Low Priority', 'Have it looked at when it suits you.', '[DTC-021]'],
  ['medium', 'Medium Priority', 'Have it looked at within a week or two.', '[DTC-022]'],
  ['high', 'High Priority', 'Drive only as far as you must.', '[DTC-023]'],
  ['critical', 'Critical', 'Do not drive on.', '[DTC-024]'],
])(
  'severity %s of a looked-up code is labelled "%s", and tells what it asks of the driver: %s %s',
  async (severity, label, words) => {
    vi.stubGlobal('fetch', async (address: string | URL) => {
      expect(new URL(address).pathname).toBe('/functions/v1/dtc-lookup')
      const texts = { description: 'x', common_causes: ['y'], suggested_actions: ['z'] }
      return Response.json({ code: 'P0303', severity, ...texts })
    })
    const routes = [{ path: '/dtc/:code', element: <DtcPage /> }]
    await renderAt('/dtc/P0303', routes, async () => testBackend())
    expect(await screen.findByText(label)).toBeTruthy()
    expect(screen.getByText(words, { exact: false })).toBeTruthy()
  },
)
