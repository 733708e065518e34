import { decodeWav } from '@tappet/acoustics'
import { describe, expect, it } from 'vitest'
import type { DecodeResult } from '../../platform/sound/audio-decode.ts'
import { createFakeMicrophone } from '../../platform/sound/microphone.fake.ts'
import { createMemoryStorage } from '../../platform/storage/storage.memory.ts'
import { createMemorySlot } from '../../platform/storage/tab-slot.fake.ts'
import type { KeptTake } from './keeper.ts'
import type { ProblemCode } from './recorder.ts'
import { createRecorderSession } from './session.ts'

const RATE_HZ = 16_000
const PORTION_SECONDS = 0.05

/** A steady tone, loud enough to be valid after two seconds. */
const portion = (level: number) =>
  Float32Array.from({ length: RATE_HZ * PORTION_SECONDS }, (_, n) => level * Math.sin(n / 3))

function bench({
  read = { ok: false, code: 'undecodable' },
  kept = [],
  left = null,
}: {
  read?: DecodeResult
  kept?: [string, string][]
  left?: KeptTake | null
} = {}) {
  const microphone = createFakeMicrophone()
  const storage = createMemoryStorage(kept)
  const slot = createMemorySlot<KeptTake>(left)
  const told: (ProblemCode | `uploaded ${string}`)[] = []
  const ticks = new Set<() => void>()
  let nowMs = 0
  const session = createRecorderSession({
    microphone,
    readSound: async () => read,
    storage,
    slot,
    clock: {
      nowMs: () => nowMs,
      every: (_, work) => {
        ticks.add(work)
        return () => ticks.delete(work)
      },
    },
    tell: (problem) => told.push(problem),
    tellUploaded: (name) => told.push(`uploaded ${name}`),
  })
  const pass = (seconds: number) => {
    nowMs += seconds * 1000
    for (const tick of [...ticks]) tick()
  }
  const hear = (seconds: number, level = 0.3) => {
    for (let n = 0; n < Math.round(seconds / PORTION_SECONDS); n++) {
      nowMs += PORTION_SECONDS * 1000
      microphone.hear(portion(level))
    }
    pass(0)
  }
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 0))
  return { session, microphone, storage, slot, told, ticks, pass, hear, settle }
}

describe('the session', () => {
  it('records what the microphone hears, at 16 kHz, with the clip it made [REC-001]', async () => {
    const { session, microphone, hear, settle } = bench()
    const clip = new Blob(['opus'], { type: 'audio/webm;codecs=opus' })
    session.press()
    await microphone.grant(clip)
    hear(3)
    session.press()
    await settle()
    const { phase } = session.state()
    if (phase.name !== 'recorded') throw new Error(phase.name)
    expect(phase.take.durationSeconds).toBeCloseTo(3)
    expect(phase.take.samples16k).toHaveLength(3 * RATE_HZ)
    expect(phase.take.clip).toBe(clip)
    expect(microphone.openCount).toBe(0)
  })
  it('stores a WAV where the browser makes no clip', async () => {
    const { session, microphone, hear, settle } = bench()
    session.press()
    await microphone.grant(null)
    hear(2.5)
    session.press()
    await settle()
    const { phase } = session.state()
    if (phase.name !== 'recorded') throw new Error(phase.name)
    expect(phase.take.clip.type).toBe('audio/wav')
    const bytes = new Uint8Array(await phase.take.clip.arrayBuffer())
    const decoded = decodeWav(bytes, { maxDurationSeconds: 10 })
    expect(decoded.ok && decoded.wav.durationSeconds).toBeCloseTo(2.5)
  })
  it('shows the level and the picture while it hears [REC-019]', async () => {
    const { session, microphone, hear } = bench()
    expect(session.live()).toEqual({ level: 0, columns: [] })
    session.press()
    await microphone.grant()
    hear(1)
    expect(session.live().level).toBeGreaterThan(0.5)
    expect(session.live().columns.length).toBeGreaterThan(30)
    hear(20)
    expect(session.live().columns).toHaveLength(240)
  })
  it('discards what has no loud segment of two seconds [REC-029] [REC-032]', async () => {
    const { session, microphone, hear, pass, settle, ticks } = bench()
    session.press()
    await microphone.grant()
    hear(1.5)
    session.press()
    await settle()
    expect(session.state()).toMatchObject({ phase: { name: 'idle' }, offerRaw: true })
    pass(5)
    expect(session.state().warningUntilMs).toBeNull()
    expect(ticks.size).toBe(0)
  })
  it('keeps what was recorded when the microphone is pulled out', async () => {
    const { session, microphone, hear, settle, told } = bench()
    session.press()
    await microphone.grant()
    hear(2.5)
    microphone.unplug()
    await settle()
    expect(session.state().phase.name).toBe('recorded')
    expect(told).toEqual(['lost_kept'])
  })
  it('closes a microphone that opens after the driver thought better of it', async () => {
    const { session, microphone, settle } = bench()
    session.press()
    session.press()
    await microphone.grant()
    await settle()
    expect(microphone.openCount).toBe(0)
    expect(session.state().phase.name).toBe('idle')
  })
  it('says that it could not access the microphone [ERR-001]', async () => {
    const { session, microphone, told } = bench()
    session.press()
    await microphone.refuse('refused')
    expect(told).toEqual(['microphone_refused'])
  })
  it('remembers the raw switch', async () => {
    const { session, storage, microphone } = bench()
    session.send({ kind: 'choose_raw', raw: true })
    session.press()
    expect(microphone.asked).toEqual([{ raw: true }])
    const kept = storage.getItem('tappet.raw-engine-sound')
    expect(kept).toBe('on')
    expect(bench({ kept: [['tappet.raw-engine-sound', 'on']] }).session.state().raw).toBe(true)
    session.press()
    session.send({ kind: 'choose_raw', raw: false })
    expect(storage.getItem('tappet.raw-engine-sound')).toBeNull()
  })
  it('takes a file, as it is where the browser plays it and as WAV where not [REC-002]', async () => {
    const samples16k = new Float32Array(3 * RATE_HZ).map((_, n) => 0.3 * Math.sin(n / 3))
    for (const playable of [true, false]) {
      const { session, settle, told } = bench({
        read: { ok: true, sound: { samples16k, durationSeconds: 3, playable } },
      })
      const file = new File(['bytes'], 'noise.amr')
      session.choose(file)
      await settle()
      const { phase, warningUntilMs } = session.state()
      if (phase.name !== 'uploaded') throw new Error(phase.name)
      expect(phase.take.clip === file).toBe(playable)
      expect(phase.take.clip.type).toBe(playable ? '' : 'audio/wav')
      expect(warningUntilMs).toBeNull()
      expect(told).toEqual(['uploaded noise.amr'])
    }
  })
  it('says that it could not load a file [ERR-002]', async () => {
    const { session, settle, told } = bench()
    session.choose(new File(['bytes'], 'noise.mp3'))
    await settle()
    session.choose(new File(['bytes'], 'noise.txt'))
    expect(told).toEqual(['file_undecodable', 'file_invalid'])
  })
})

describe('the take in hand', () => {
  const take = (name: string): KeptTake => ({
    name: 'uploaded',
    fileName: name,
    take: { samples16k: new Float32Array(3 * RATE_HZ), clip: new Blob(['x']), durationSeconds: 3 },
  })
  const found: DecodeResult = {
    ok: true,
    sound: { samples16k: new Float32Array(3 * RATE_HZ), playable: true, durationSeconds: 3 },
  }

  it('is kept from the moment it is there until it is let go', async () => {
    const { session, slot, storage, settle } = bench({ read: found })
    session.choose(new File(['x'], 'knock.wav', { type: 'audio/wav' }))
    await settle()
    expect(slot.kept()).toMatchObject({ name: 'uploaded', fileName: 'knock.wav' })
    session.send({ kind: 'describe', description: 'ticks' })
    expect(storage.getItem('tappet.take-words')).toContain('ticks')
    session.send({ kind: 'clear' })
    expect([slot.kept(), storage.getItem('tappet.take-words')]).toEqual([null, null])
  })

  it('is there again in a new page, with what was said about it, and says so', async () => {
    const words = JSON.stringify({ description: 'ticks', context: ['idle', 'flying'] })
    const { session, settle } = bench({ left: take('knock.wav'), kept: [['tappet.take-words', words]] })
    await settle()
    expect(session.state()).toMatchObject({
      phase: { name: 'uploaded', fileName: 'knock.wav' },
      restored: true,
      description: 'ticks',
      context: ['idle'],
    })
    session.send({ kind: 'record_again' })
    expect(session.state().restored).toBe(false)
  })

  it('stays kept while another is tried, and goes when that one came to nothing', async () => {
    const { session, slot, microphone, hear, settle } = bench({ left: take('knock.wav') })
    await settle()
    session.send({ kind: 'record_again' })
    await microphone.grant(null)
    hear(1, 0)
    expect(slot.kept()).not.toBeNull()
    session.press()
    await settle()
    expect([session.state().phase.name, slot.kept()]).toEqual(['idle', null])
  })

  it('does not push aside what the driver has begun meanwhile', async () => {
    const { session, settle } = bench({ left: take('knock.wav') })
    session.press()
    await settle()
    expect(session.state().phase.name).toBe('asking')
  })

  it('of an earlier page goes when its analysis was finished elsewhere; one of this page stays', async () => {
    const { session, slot } = bench({ left: take('knock.wav') })
    await session.letGoRestored()
    expect([session.state().phase.name, slot.kept()]).toEqual(['idle', null])
    const other = bench({ read: found })
    other.session.choose(new File(['x'], 'knock.wav', { type: 'audio/wav' }))
    await other.settle()
    await other.session.letGoRestored()
    expect(other.session.state().phase.name).toBe('uploaded')
  })

  it('survives words that cannot be read', async () => {
    const { session, settle } = bench({ left: take('knock.wav'), kept: [['tappet.take-words', '{']] })
    await settle()
    expect(session.state()).toMatchObject({ restored: true, description: '', context: [] })
  })
})
