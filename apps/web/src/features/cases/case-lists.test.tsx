import type { CaseState } from '@tappet/diagnosis/casebook'
import type { MaintenanceRow } from '@tappet/wire'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderAt, storedSession, testBackend, USER_ID } from '../../app/testing/harness.tsx'
import { carRow, caseRow, logRow } from '../../app/testing/rows.ts'
import { useConnection } from '../../backend/connection/backend.tsx'
import { CaseList } from './CaseList.tsx'
import type { ShownItem } from './queue/overlay.ts'
import { RepairDialog } from './RepairDialog.tsx'

vi.mock('../../offline/instance.ts', () => {
  const state = { entries: [], sending: [] }
  return { queue: { state: () => state, subscribe: () => () => undefined } }
})

const AT = '2026-05-01T12:00:00.000Z'
const kept = (title: string, state: CaseState) => caseRow({ id: title, title, state })

it('each case of a list bears the word of where it stands, and is called proven only as far as it is', async () => {
  const rows = [
    kept('Knock', 'open'),
    kept('Squeal', 'repaired'),
    kept('Rattle', 'proven'),
    kept('Whine', 'proven'),
    kept('Hum', 'proven'),
  ]
  const parts = { Rattle: 'whole', Whine: 'codes' } as const
  const partOf = (id: string) => parts[id as keyof typeof parts] ?? 'unknown'
  const list = <CaseList cases={rows} partOf={partOf} />
  await renderAt('/', [{ path: '/', element: list }], async () => testBackend())
  const badges = screen.getAllByRole('listitem').map((row) => {
    const link = within(row).getByRole('link')
    return link.textContent?.replace('May 1, 2026', '')
  })
  expect(badges).toEqual([
    'KnockOpen',
    'SquealRepaired',
    'RattleProven fixed',
    'WhineCode proven gone; sound not compared',
    'HumTested after the repair',
  ])
})

const GOLF = '00000000-0000-4000-8000-0000000000a1'
const JAZZ = '00000000-0000-4000-8000-0000000000a2'
const car = carRow({ id: GOLF })
const logged = (item: string, vehicle_id: string | null) =>
  logRow({ id: `id of ${item}`, item, vehicle_id, date: '2026-04-30' })

it('a repair is chosen among this car’s records that are not in the case yet', async () => {
  const rows = [logged('Brakes', GOLF), logged('Clutch', JAZZ), logged('Muffler', GOLF), logged('Old', null)]
  await openRepairDialog(rows)
  const choice = await screen.findByLabelText<HTMLSelectElement>('Which record?')
  await waitFor(() =>
    expect(
      [...choice.options].map(({ text }) => text.split(',')[0]).filter((text) => text !== 'Choose one'),
    ).toEqual(['Brakes', 'Old']),
  )
  expect(document.body.textContent).not.toContain('are listed')
})

it('says of a longer log that an older record cannot be chosen', async () => {
  await openRepairDialog(Array.from({ length: 51 }, (_, n) => logged(`Brakes ${n}`, GOLF)))
  expect(await screen.findByText('The latest 50 records are listed. An older one cannot be chosen here.'))
})

async function openRepairDialog(rows: readonly MaintenanceRow[]) {
  vi.stubGlobal('fetch', async (address: string | URL) =>
    new URL(address).pathname === '/rest/v1/maintenance'
      ? Response.json(rows, { headers: { 'content-range': `0-${rows.length - 1}/${rows.length}` } })
      : Response.json([]),
  )
  const repair: ShownItem = {
    id: 'i',
    case_id: 'c',
    user_id: USER_ID,
    kind: 'repair',
    happened_at: AT,
    history_id: null,
    maintenance_id: 'id of Muffler',
    data: { item: 'Muffler', date: '2026-04-30' },
    created_at: AT,
  }
  const Dialog = () =>
    useConnection().state === 'ready' ? (
      <RepairDialog car={car} caseId="c" items={[repair]} onClose={() => undefined} userId={USER_ID} />
    ) : null
  await renderAt('/', [{ path: '/', element: <Dialog /> }], async () => testBackend(storedSession()))
}
