// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { readDiagnosis, type ShownDiagnosis } from '../../features/results/read-result.ts'
import { SoundDifferential } from './SoundDifferential.tsx'

/** What each child of the page says, and what the rules were given. */
const bench = vi.hoisted(() => ({
  known: { senses: { log: { kind: 'log' } }, codes: ['P0301'], car: { make: 'Volkswagen' } },
  asked: [] as unknown[],
  opened: [] as unknown[],
  added: [] as unknown[],
  updated: [] as unknown[],
  own: null as unknown,
}))
vi.mock('../../backend/session.tsx', () => ({
  useSession: () => ({ user: { id: 'driver' }, loading: false }),
}))
vi.mock('../../backend/use-row-updates.ts', () => ({
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
vi.mock('../../features/differential/index.ts', () => ({
  DifferentialView: () => null,
  hasEngine: () => true,
  loadEngine: async () => undefined,
  openWithSenses: async (...opened: unknown[]) => {
    bench.opened.push(opened)
    return 'a case'
  },
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
// Measured by this tab: only then is it held against the car's own normal.
vi.mock('../../features/own-sound/heard-take.ts', () => ({ readHeard: () => ({}) }))
vi.mock('../../features/own-sound/OwnSoundResult.tsx', () => ({
  OwnSoundResult: (props: { onChanged: (directions: string[]) => void }) => {
    bench.own = props
    return says('own normal', () => props.onChanged(['new impulses']))
  },
}))
vi.mock('./ContrastTakes.tsx', () => ({
  ContrastTakes: ({ onTaken, isUnsure }: { onTaken: (taken: string) => void; isUnsure: boolean }) =>
    says(`contrast ${isUnsure}`, () => onTaken('taken')),
}))
vi.mock('./FeelCard.tsx', () => ({
  FeelCard: ({ onFelt, carId }: { onFelt: (felt: string[]) => void; carId: string }) =>
    says(`feel ${carId}`, () => onFelt(['felt'])),
}))

// The takes are fetched with the engine, which is here; none comes into sight.
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
)

const AT = '2026-05-01T12:00:00.000Z'
const EVIDENCE = [
  { id: 'context_idle', sentence: 'at idle', source: 'context', weight: 0.1 },
  { id: 'crest_high', sentence: 'peaks', source: 'sound', weight: 0.2 },
]
const ALTERNATIVES = [{ id: 'loose_belt', name: 'Belt', probability: 0.4, experimental: false, evidence: [] }]
const shownOf = (more: Partial<ShownDiagnosis> = {}): ShownDiagnosis => {
  const issue = { id: 'uncertain', name: 'Not sure what this is', urgencyLevel: 'fix_immediately' }
  const read = readDiagnosis({
    id: 'job',
    issue,
    confidence: 41.4,
    timestamp: AT,
    audioDuration: 6,
    evidence: EVIDENCE,
    alternatives: ALTERNATIVES,
    vehicle_id: 'car',
  })
  if (read === null) throw new Error('the bench reads no result')
  return { ...read.shown, ...more }
}

beforeEach(() => {
  Object.assign(bench, { asked: [], opened: [], added: [], updated: [], own: null })
  return cleanup
})

async function show(shown: ShownDiagnosis) {
  const onChange = vi.fn()
  await act(async () => void render(<SoundDifferential onChange={onChange} shown={shown} />))
  return onChange
}

it('opens the case with what was heard, and with log and codes of the car at that time', async () => {
  const shown = shownOf()
  const onChange = await show(shown)
  expect(bench.asked).toEqual([[Date.parse(AT), 'car']])
  const sound = { issue: shown.issue, confidence: 41, alternatives: ALTERNATIVES, evidence: shown.evidence }
  const { senses, codes, car } = bench.known
  expect(bench.opened).toEqual([
    [
      { texts: [], codes, car, thisYear: 2026 },
      { ...senses, sound },
    ],
  ])
  expect(onChange).toHaveBeenCalledWith('a case')
})

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
