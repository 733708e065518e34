import { QueryClientProvider } from '@tanstack/react-query'
import type { SoundFlaw } from '@tappet/acoustics'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { SessionProvider } from '../../backend/account/session.tsx'
import { createQueryClient } from '../../backend/cache/query-client.ts'
import { BackendProvider } from '../../backend/connection/backend.tsx'
import { createFakeMicrophone } from '../../platform/sound/microphone.fake.ts'
import { createMemoryStorage } from '../../platform/storage/storage.memory.ts'
import { createMemorySlot } from '../../platform/storage/tab-slot.fake.ts'
import { type AnalyzeOutcome, Recorder, type RecorderProps } from './Recorder.tsx'
import type { Input } from './recorder.ts'
import { createRecorderSession } from './session.ts'
import type { SoundToAnalyze } from './take.ts'

const RATE_HZ = 16_000

// It comes when a recording is begun, and here with it.
beforeAll(() => import('./TakePanel.tsx'))
beforeEach(() => {
  // jsdom draws, plays, scrolls and asks for nothing.
  Element.prototype.scrollIntoView = () => undefined
  HTMLCanvasElement.prototype.getContext = () => null
  HTMLMediaElement.prototype.pause = () => undefined
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList
  Object.assign(URL, { createObjectURL: () => 'blob:take', revokeObjectURL: () => undefined })
  vi.stubGlobal(
    'ImageData',
    class {
      width = 0
    },
  )
})
/** The app's providers while the server has not answered yet. */
function Unconnected({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={createQueryClient()}>
      <BackendProvider connect={() => new Promise(() => undefined)}>
        <SessionProvider>{children}</SessionProvider>
      </BackendProvider>
    </QueryClientProvider>
  )
}

function bench(outcome: AnalyzeOutcome = 'kept', danger?: RecorderProps['danger']) {
  const microphone = createFakeMicrophone()
  const analyzed: SoundToAnalyze[] = []
  let nowMs = 0
  const session = createRecorderSession({
    microphone,
    readSound: async () => ({ ok: false, code: 'undecodable' }),
    storage: createMemoryStorage(),
    slot: createMemorySlot(),
    clock: { nowMs: () => nowMs, every: () => () => undefined },
    tell: () => undefined,
    tellUploaded: () => undefined,
    tellRecording: () => undefined,
  })
  const onAnalyze = async (sound: SoundToAnalyze) => {
    analyzed.push(sound)
    return outcome
  }
  const view = render(<Recorder onAnalyze={onAnalyze} session={session} {...(danger && { danger })} />, {
    wrapper: Unconnected,
  })
  const user = userEvent.setup({ delay: null })
  const record = async (seconds: number, filtered = false) => {
    await user.click(screen.getByRole('button', { name: 'Start recording' }))
    await act(() => microphone.grant({ heard: new Blob(['clip']) }, filtered))
    act(() => {
      nowMs += seconds * 1000
      microphone.hear(Float32Array.from({ length: seconds * RATE_HZ }, (_, n) => 0.3 * Math.sin(n / 3)))
    })
    await user.click(screen.getByRole('button', { name: 'Stop recording' }))
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
  }
  return { ...view, session, microphone, analyzed, user, record }
}

const KEPT = { samples16k: new Float32Array(1), clip: new Blob(), wav: new Blob(), durationSeconds: 1 }
const restored = (flaws: SoundFlaw[] = []): Extract<Input, { kind: 'restored' }> => ({
  kind: 'restored',
  held: { name: 'recorded', take: { ...KEPT, flaws } },
  description: '',
  context: [],
  sounds: [],
})

const press = (name: string) => screen.getByRole('button', { name })

describe('Recorder', () => {
  it('hands the take on with what was said about it, trimmed [REC-024] [REC-038]', async () => {
    const { user, record, analyzed } = bench()
    await record(3)
    await user.click(press('Turning'))
    await user.click(press('Idling'))
    for (const name of ['Squeal', 'Knock', 'Hiss', 'Hiss']) await user.click(press(name))
    await user.type(screen.getByLabelText(/Describe the sound/), '  a tick  ')
    await user.click(press('Analyze Sound'))
    expect(analyzed).toHaveLength(1)
    expect(analyzed[0]).toMatchObject({
      durationSeconds: 3,
      description: 'a tick',
      context: ['idle', 'turning'],
      sounds: ['knock', 'squeal'],
      source: 'recorded',
    })
    expect(analyzed[0]?.samples16k).toHaveLength(3 * RATE_HZ)
  })
  it('asks in two groups of toggles what it sounds like and when, and needs no answer', async () => {
    const { user, record, analyzed } = bench()
    await record(3)
    const group = screen.getByRole('group', { name: 'What does it sound like?' })
    const chips = within(group).getAllByRole('button')
    expect(chips.map(({ textContent }) => textContent)).toEqual(
      'Knock Tick Squeal Grind Rattle Hum Whine Hiss Clunk Roar'.split(' '),
    )
    expect(
      within(screen.getByRole('group', { name: 'When do you hear it?' })).getAllByRole('button'),
    ).toHaveLength(5)
    expect(chips.every((chip) => chip.getAttribute('aria-pressed') === 'false')).toBe(true)
    await user.click(press('Analyze Sound'))
    expect(analyzed[0]).toMatchObject({ sounds: [], context: [] })
  })
  it('has what is dangerous in words and sounds said while they are told, and nothing where nothing is told', async () => {
    const { user, record, analyzed } = bench('kept', (texts) => (
      <p role="alert">danger in {texts.join(' and ')}</p>
    ))
    await record(3)
    expect(screen.queryByRole('alert')).toBeNull()
    await user.type(screen.getByLabelText(/Describe the sound/), ' smoke ')
    expect(screen.getByRole('alert').textContent).toBe('danger in smoke')
    await user.click(press('Grind'))
    expect(screen.getByRole('alert').textContent).toBe('danger in smoke and grind')
    await user.click(press('Grind'))
    expect(analyzed).toEqual([])
    await user.clear(screen.getByLabelText(/Describe the sound/))
    await user.type(screen.getByLabelText(/Describe the sound/), '  ')
    expect(screen.queryByRole('alert')).toBeNull()
  })
  it('says what is wrong with a take, in one line each, before it is analyzed', async () => {
    const { session, analyzed } = bench()
    act(() => session.send(restored(['half_silent', 'clipped']) as never))
    expect(await screen.findByText(/^More than half of it is silent\./)).toBeTruthy()
    expect(screen.getByText(/^Too loud, so the sound is cut off\./)).toBeTruthy()
    expect(screen.queryByText(/^Under 2 seconds/)).toBeNull()
    expect(analyzed).toEqual([])
    expect(press('Analyze Sound')).toBeTruthy()
  })
  it('says that a take went through a noise filter, and hands that on', async () => {
    const { user, record, analyzed } = bench()
    await record(3)
    expect(screen.queryByText(/may have muted the fault/)).toBeNull()
    await user.click(press('Analyze Sound'))
    expect(analyzed[0]).not.toHaveProperty('filtered')
    cleanup()
    const other = bench()
    await other.record(3, true)
    expect(screen.getByText(/may have muted the fault/)).toBeTruthy()
    await other.user.click(press('Analyze Sound'))
    expect(other.analyzed[0]).toMatchObject({ filtered: true })
  })
  it('leaves an empty description out [REC-039]', async () => {
    const { user, record, analyzed } = bench()
    await record(3)
    await user.type(screen.getByLabelText(/Describe the sound/), '   ')
    await user.click(press('Analyze Sound'))
    expect(analyzed[0]).not.toHaveProperty('description')
    expect(analyzed[0]?.context).toEqual([])
  })
  it('keeps the take when the analysis hands it back, and lets it go when it is done', async () => {
    const first = bench('kept')
    await first.record(3)
    await first.user.click(press('Analyze Sound'))
    expect(press('Analyze Sound')).toBeTruthy()
    first.unmount()
    const done = bench('done')
    await done.record(3)
    await done.user.click(press('Analyze Sound'))
    expect(press('Start recording')).toBeTruthy()
  })
  it('keeps a sound that was taken while the one before was analyzed', async () => {
    let end = (_outcome: AnalyzeOutcome) => {}
    const ended = new Promise<AnalyzeOutcome>((resolve) => {
      end = resolve
    })
    const { record, user, session, rerender } = bench()
    rerender(<Recorder onAnalyze={() => ended} session={session} />)
    await record(3)
    await user.click(press('Analyze Sound'))
    act(() => session.send({ kind: 'clear' }))
    await record(4)
    await act(async () => end('done'))
    expect(session.state().phase).toMatchObject({ name: 'recorded', take: { durationSeconds: 4 } })
  })
  it('tells a screen reader how far it is', async () => {
    const { record, microphone, user } = bench()
    const said = () => screen.getByRole('status').textContent
    await user.click(press('Start recording'))
    expect(said()).toBe('Waiting for the microphone.')
    await act(() => microphone.grant())
    expect(said()).toBe('Recording.')
    await user.click(press('Stop recording'))
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
    expect(screen.getByRole('alert').textContent).toContain('Recording quality is low')
    expect(screen.getByRole('alert').textContent).toContain('Record 2 to 6 seconds of the noise.')
    await record(3)
    expect(said()).toBe('Recorded 3 seconds. Ready to analyze.')
  })
  it('shows the level of what the microphone hears [REC-019]', async () => {
    const { microphone, user, container } = bench()
    await user.click(press('Start recording'))
    await act(() => microphone.grant())
    const levelOf = async (amplitude: number) => {
      act(() =>
        microphone.hear(Float32Array.from({ length: RATE_HZ }, (_, n) => amplitude * Math.sin(n / 3))),
      )
      await act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))))
      return Number.parseFloat(container.querySelector('mask circle')?.getAttribute('stroke-dasharray') ?? '')
    }
    const [silent, quiet, loud] = [await levelOf(0), await levelOf(0.01), await levelOf(0.3)]
    expect(silent).toBe(0)
    expect(quiet).toBeGreaterThan(0)
    expect(loud).toBeGreaterThan(2 * quiet)
  })
  it('gives the focus on when the button that was pressed is gone', async () => {
    const { record, user, microphone } = bench()
    await record(3)
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your recording' }))
    await user.click(press('Record Again'))
    await act(() => microphone.grant())
    expect(document.activeElement).toBe(press('Stop recording'))
  })
  it('takes a file whose chooser was opened before a kept recording came back', async () => {
    const { session, user } = bench()
    const chooser = screen.getByLabelText('Sound file')
    act(() => session.send(restored() as never))
    await screen.findByRole('heading', { name: 'Your recording' })
    await user.upload(chooser, new File(['noise'], 'noise.wav', { type: 'audio/wav' }))
    expect(
      await screen.findByText(/^The file may be damaged\..*Your recording is still here\.$/),
    ).toBeTruthy()
  })
  it('keeps what was recorded when the page is left, and shows it on coming back', async () => {
    const { session, microphone, user, unmount } = bench()
    await user.click(press('Start recording'))
    await act(() => microphone.grant())
    act(() => microphone.hear(new Float32Array(3 * RATE_HZ).map((_, n) => 0.3 * Math.sin(n / 3))))
    unmount()
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(microphone.openCount).toBe(0)
    render(<Recorder onAnalyze={async () => 'kept'} session={session} />, { wrapper: Unconnected })
    expect(screen.getByRole('heading', { name: 'Your recording' })).toBeTruthy()
  })
})
