import type { ShownDiagnosis } from '@tappet/diagnosis/saved'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { readDiagnosis } from '../../features/results/read-result.ts'
import { SoundDifferential } from './SoundDifferential.tsx'

/** What each child of the page says, and what the rules were given. */
const bench = vi.hoisted(() => ({
  known: { senses: { log: { kind: 'log' } }, codes: ['P0301'], car: { make: 'Volkswagen' } },
  asked: [] as unknown[],
  opened: [] as unknown[][],
  scanned: [] as unknown[][],
  scan: null as unknown,
  opening: async (): Promise<unknown> => 'a case',
  added: [] as unknown[],
  updated: [] as unknown[],
  own: null as unknown,
}))
vi.mock('../../backend/account/session.tsx', () => ({
  useSession: () => ({ user: { id: 'driver' }, loading: false }),
}))
vi.mock('../../backend/diagnoses/use-row-updates.ts', () => ({
  useRowUpdates: () => ({
    update: (id: string, value: unknown) => void bench.updated.push([id, value]),
    retry: () => undefined,
    state: 'idle',
  }),
}))
vi.mock('./use-known-of-car.ts', () => {
  const known = async (...asked: unknown[]) => {
    bench.asked.push(asked)
    return bench.known
  }
  return { useKnownOfCar: () => known }
})
vi.mock('./open-sound.ts', () => ({
  openSound: (...opened: unknown[]) => {
    bench.opened.push(opened)
    return bench.opening()
  },
  withKeptScan: async (...asked: unknown[]) => {
    bench.scanned.push(asked)
    return bench.scan
  },
}))
vi.mock('../../features/differential/index.ts', async (original) => ({
  ...(await original<object>()),
  useCaseParts: (value: unknown) => ({ question: value && 'the question', causes: null, edits: null }),
  addingSenses: async (senses: unknown) => {
    bench.added.push(senses)
    return (value: unknown) => `${value}, added`
  },
}))
const says = (name: string, say: () => void) => (
  <button onClick={say} type="button">
    {name}
  </button>
)
// The bench's case is a name alone: no verdict is read of it.
vi.mock('../../features/results/read-result.ts', async (original) => {
  const real = await original<typeof import('../../features/results/read-result.ts')>()
  const verdictFacts: typeof real.verdictFacts = (shown) =>
    real.verdictFacts(typeof shown.differential === 'string' ? { ...shown, differential: null } : shown)
  return { ...real, verdictFacts }
})
// Measured by this tab: only then is it held against the car's own normal.
vi.mock('../../features/own-sound/heard-take.ts', () => ({ readHeard: () => ({}) }))
vi.mock('../../features/own-sound/OwnSoundResult.tsx', () => ({
  OwnSoundResult: (props: { onChanged: (directions: string[]) => void }) => {
    bench.own = props
    return says('own normal', () => props.onChanged(['new impulses']))
  },
}))
vi.mock('../../features/differential/CaseDetails.tsx', () => ({ CaseDetails: () => null }))
vi.mock('./ContrastTakes.tsx', () => ({
  ContrastTakes: ({ onTaken, isUnsure }: { onTaken: (taken: string) => void; isUnsure: boolean }) =>
    says(`contrast ${isUnsure}`, () => onTaken('taken')),
}))
// Tested in without-car.test.tsx.
vi.mock('./CarOfResult.tsx', () => ({
  CarOfResult: ({ carId, onChoose }: { carId: string; onChoose: (carId: string) => void }) =>
    says(`car ${carId}`, () => onChoose('jazz')),
}))
vi.mock('./FeelCard.tsx', () => ({
  FeelCard: ({ onFelt, carId }: { onFelt: (felt: string[]) => void; carId: string }) =>
    says(`feel ${carId}`, () => onFelt(['felt'])),
}))

const AT = '2026-05-01T12:00:00.000Z'
const EVIDENCE = [
  { id: 'context_idle', sentence: 'at idle', source: 'context', weight: 0.1 },
  { id: 'crest_high', sentence: 'peaks', source: 'sound', weight: 0.2 },
]
const ALTERNATIVES = [{ id: 'loose_belt', name: 'Belt', probability: 0.4, experimental: false, evidence: [] }]
const shownOf = (more: Partial<ShownDiagnosis> = {}): ShownDiagnosis => {
  const issue = { id: 'uncertain', name: 'Not sure what this is', urgencyLevel: 'fix_immediately' }
  const latest = readDiagnosis({
    id: 'job',
    issue,
    confidence: 41.4,
    timestamp: AT,
    audioDuration: 6,
    evidence: EVIDENCE,
    alternatives: ALTERNATIVES,
    vehicle_id: 'car',
  })
  if (latest === null) throw new Error('the bench reads no result')
  return { ...latest.shown, ...more }
}

beforeEach(() => {
  Object.assign(bench, { asked: [], opened: [], scanned: [], scan: null, added: [], updated: [], own: null })
  bench.opening = async () => 'a case'
  return cleanup
})

async function show(shown: ShownDiagnosis, onCar: (carId: string) => void = () => undefined) {
  const onChange = vi.fn()
  await act(
    async () =>
      void render(
        <SoundDifferential onCar={onCar} onChange={onChange} shown={shown}>
          {inTwo}
        </SoundDifferential>,
      ),
  )
  return onChange
}

const inTwo: Parameters<typeof SoundDifferential>[0]['children'] = ({ second, inside }) => (
  <>
    <section aria-label="second">{second}</section>
    <section aria-label="inside">{inside}</section>
  </>
)

it('opens the case with what was heard, and with log and codes of the car at that time', async () => {
  const shown = shownOf()
  const onChange = await show(shown)
  expect(bench.asked).toEqual([[Date.parse(AT), 'car']])
  expect(bench.opened).toEqual([[shown, bench.known, Date.parse(AT)]])
  expect(onChange).toHaveBeenCalledWith('a case')
})

it('adds the scan that this device keeps to the case of a new result, and to no saved one', async () => {
  bench.scan = 'scanned'
  const onChange = await show(shownOf({ differential: 'came' as never }))
  expect(bench.scanned).toEqual([['came', bench.known]])
  expect(onChange).toHaveBeenCalledWith('scanned')
  bench.scan = null
  expect(await show(shownOf({ differential: 'came' as never }))).not.toHaveBeenCalled()
  await show(shownOf({ differential: 'came' as never, history_id: 'row' }))
  expect([bench.scanned.length, bench.opened]).toEqual([2, []])
})

it('hands on which car the driver says that it is of', async () => {
  const onCar = vi.fn()
  await show(shownOf({ differential: 'a case' as never }), onCar)
  fireEvent.click(screen.getByRole('button', { name: 'car car' }))
  expect(onCar).toHaveBeenCalledWith('jazz')
})

it('has a place for the causes while they are ranked, and says where they could not be, with Retry', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  bench.opening = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  const onChange = await show(shownOf())
  expect(screen.getByRole('alert').textContent).toContain('The causes could not be ranked')
  const retry = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Retry' })))
  expect(screen.queryByRole('button', { name: 'Load the page again' })).toBeNull()
  await retry()
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeDefined()
  bench.opening = async () => 'a case'
  await retry()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(bench.opened).toHaveLength(3)
  expect(onChange).toHaveBeenCalledWith('a case')
})

it('asks its question once there is a case', async () => {
  await show(shownOf({ differential: 'kept' as never }))
  expect(screen.getByText('the question', { exact: false })).toBeTruthy()
})

it.each([
  ['stop', 'limp', 'inside'],
  ['limp', 'stop', 'second'],
])(
  'of a car told "%s" asks nothing but in its place, also when an answer says "%s"',
  async (level, later, place) => {
    const of = (each: string) => {
      const report = { causes: [], drive: { level: each, known: true, reasons: [{}] } }
      const differential = { report } as never
      return (
        <SoundDifferential onCar={vi.fn()} onChange={vi.fn()} shown={shownOf({ differential })}>
          {inTwo}
        </SoundDifferential>
      )
    }
    const asked = () =>
      screen
        .getAllByRole('region')
        .filter(({ textContent }) => textContent?.includes('the question') && textContent.includes('car car'))
        .map((region) => region.getAttribute('aria-label'))
    const page = render(of(level))
    await act(async () => undefined)
    expect(asked()).toEqual([place])
    page.rerender(of(later))
    await act(async () => undefined)
    expect(asked()).toEqual([place])
  },
)

it('compares with the normal of the car and the situation of the recording', async () => {
  await show(shownOf({ differential: 'kept' as never }))
  await screen.findByRole('button', { name: 'own normal' })
  expect(bench.own).toMatchObject({
    carId: 'car',
    userId: 'driver',
    situation: 'warm_idle',
    recorded: { durationSeconds: 6, atMs: Date.parse(AT) },
  })
})

it.each([
  ['own normal', { ownCar: { verdict: 'changed', directions: ['new impulses'] } }],
  ['contrast true', { contrasts: ['taken'] }],
  ['feel car', { vibration: { felt: ['felt'] } }],
])('adds to the case and to its row what is said by: %s', async (name, senses) => {
  const onChange = await show(shownOf({ differential: 'kept' as never, history_id: 'row' }))
  const child = await screen.findByRole('button', { name })
  await act(async () => void fireEvent.click(child))
  expect(bench.added).toEqual([senses])
  expect(onChange).toHaveBeenCalledWith('kept, added')
  expect(bench.updated).toEqual([['row', 'kept, added']])
})
