import { decodeWav } from '@tappet/acoustics'
import { describe, expect, it } from 'vitest'
import type { DecodeResult } from '../../platform/audio-decode.ts'
import { createFakeMicrophone } from '../../platform/microphone.fake.ts'
import { createMemoryStorage } from '../../platform/storage.memory.ts'
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
}: {
  read?: DecodeResult
  kept?: [string, string][]
} = {}) {
  const microphone = createFakeMicrophone()
  const storage = createMemoryStorage(kept)
  const told: (ProblemCode | `uploaded ${string}`)[] = []
  const ticks = new Set<() => void>()
  let nowMs = 0
  const session = createRecorderSession({
    microphone,
    readSound: async () => read,
    storage,
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
  return { session, microphone, storage, told, ticks, pass, hear, settle }
}

describe('the session', () => {
  it('[REC-001] records what the microphone hears, at 16 kHz, with the clip it made', async () => {
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
  it('[REC-019] shows the level and the picture while it hears', async () => {
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
  it('[REC-029] [REC-032] discards what has no loud segment of two seconds', async () => {
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
  it('[ERR-001] says that it could not access the microphone', async () => {
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
  it('[REC-002] takes a file, as it is where the browser plays it and as WAV where not', async () => {
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
  it('[ERR-002] says that it could not load a file', async () => {
    const { session, settle, told } = bench()
    session.choose(new File(['bytes'], 'noise.mp3'))
    await settle()
    session.choose(new File(['bytes'], 'noise.txt'))
    expect(told).toEqual(['file_undecodable', 'file_invalid'])
  })
})
