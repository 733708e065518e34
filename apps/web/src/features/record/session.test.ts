import { decodeWav } from '@tappet/acoustics'
import { describe, expect, it } from 'vitest'
import type { DecodeResult } from '../../platform/sound/audio-decode.ts'
import { createFakeMicrophone } from '../../platform/sound/microphone.fake.ts'
import type { Clips } from '../../platform/sound/microphone.ts'
import { createMemoryStorage } from '../../platform/storage/storage.memory.ts'
import { createMemorySlot } from '../../platform/storage/tab-slot.fake.ts'
import type { KeptTake } from './keeper.ts'
import type { ProblemCode, RecorderState } from './recorder.ts'
import { createRecorderSession } from './session.ts'

const RATE_HZ = 16_000
const PORTION_SECONDS = 0.05

/** A steady tone, loud enough to be valid after two seconds. */
const portion = (level: number, rateHz = RATE_HZ) =>
  Float32Array.from(
    { length: rateHz * PORTION_SECONDS },
    (_, n) => level * Math.sin((n * RATE_HZ) / rateHz / 3),
  )
const inHand = ({ phase }: RecorderState) => ('take' in phase ? phase.take : null)

function bench({
  read = { ok: false, code: 'undecodable' },
  kept = [],
  left = null,
  rateHz = RATE_HZ,
}: {
  read?: DecodeResult
  kept?: [string, string][]
  left?: KeptTake | null
  rateHz?: number
} = {}) {
  const microphone = createFakeMicrophone(rateHz)
  const storage = createMemoryStorage(kept)
  const slot = createMemorySlot<KeptTake>(left)
  const messages: (ProblemCode | `uploaded ${string}`)[] = []
  const recorded: boolean[] = []
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
    tell: (problem) => messages.push(problem),
    tellUploaded: (name) => messages.push(`uploaded ${name}`),
    tellRecording: (recording) => recording !== recorded.at(-1) && recorded.push(recording),
  })
  const pass = (seconds: number) => {
    nowMs += seconds * 1000
    for (const tick of [...ticks]) tick()
  }
  const hear = (seconds: number, level = 0.3) => {
    for (let n = 0; n < Math.round(seconds / PORTION_SECONDS); n++) {
      nowMs += PORTION_SECONDS * 1000
      microphone.hear(portion(level, rateHz))
    }
    pass(0)
  }
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 0))
  return { session, microphone, storage, slot, told: messages, recorded, ticks, pass, hear, settle }
}

const samplesOf = async (wav: Blob) => {
  const decoded = decodeWav(new Uint8Array(await wav.arrayBuffer()), { maxDurationSeconds: 100 })
  return decoded.ok ? decoded.wav.channels[0] : undefined
}

describe('the session', () => {
  it('says from the first press to the take that it records, so that nothing covers it', async () => {
    const { session, microphone, recorded, hear, settle } = bench()
    session.send({ kind: 'choose_filter', filter: true })
    expect(recorded).toEqual([false])
    session.press()
    expect(recorded).toEqual([false, true])
    await microphone.grant()
    hear(3)
    session.press()
    expect(recorded).toEqual([false, true])
    await settle()
    expect(session.state().phase.name).toBe('recorded')
    expect(recorded).toEqual([false, true, false])
  })

  const record = async (seconds: number, clips: Partial<Clips>, rateHz = RATE_HZ) => {
    const { session, microphone, hear, settle } = bench({ rateHz })
    session.press()
    await microphone.grant(clips)
    hear(seconds)
    session.press()
    await settle()
    expect(microphone.openCount).toBe(0)
    const { phase } = session.state()
    if (phase.name !== 'recorded') throw new Error(phase.name)
    return phase.take
  }
  const clips = {
    stated: new Blob(['stated'], { type: 'audio/webm;codecs=opus' }),
    heard: new Blob(['raw'], { type: 'audio/webm;codecs=opus' }),
  }

  it('keeps the stated clip, and plays what is judged, to the sample [REC-001]', async () => {
    const take = await record(3, clips)
    expect(take.durationSeconds).toBeCloseTo(3)
    expect(take.samples16k).toHaveLength(3 * RATE_HZ)
    expect(take.clip).toBe(clips.stated)
    expect(take.wav.type).toBe('audio/wav')
    const played = await samplesOf(take.wav)
    expect(played).toHaveLength(3 * RATE_HZ)
    for (const at of [100, 20_000, 47_000]) expect(played?.[at]).toBeCloseTo(take.samples16k[at] ?? 2, 3)
  })
  it("judges at 16 kHz what comes at the device's own rate", async () => {
    const take = await record(12, {}, 48_000)
    expect(take.samples16k).toHaveLength(12 * RATE_HZ)
    expect(Math.max(...take.samples16k.subarray(150_000, 170_000))).toBeCloseTo(0.3, 2)
  })
  it('keeps the raw clip where the browser gives no other, and WAV where it makes none', async () => {
    expect((await record(2.5, { heard: clips.heard })).clip).toBe(clips.heard)
    const { clip } = await record(2.5, {})
    expect(clip.type).toBe('audio/wav')
    expect(await samplesOf(clip)).toHaveLength(2.5 * RATE_HZ)
  })
  it('tells what may have gone through a noise filter', async () => {
    for (const filtered of [true, false]) {
      const { session, microphone, hear, settle } = bench()
      session.press()
      await microphone.grant({}, filtered)
      hear(3)
      session.press()
      await settle()
      expect(session.state().phase).toMatchObject({ take: filtered ? { filtered } : {} })
      expect('filtered' in (inHand(session.state()) ?? {})).toBe(filtered)
    }
  })
  it('shows the level and the picture while it hears [REC-019]', async () => {
    const { session, microphone, hear } = bench()
    expect(session.live()).toMatchObject({ level: 0, columns: [] })
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
    expect(session.state()).toMatchObject({ phase: { name: 'idle' }, offerRaw: false })
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
  it('ends a recording that a call mutes, so that no silence is judged', async () => {
    const { session, microphone, hear, settle, told } = bench()
    session.press()
    await microphone.grant()
    hear(2.5)
    microphone.mute()
    expect(session.state().phase.name).toBe('finishing')
    hear(6, 0)
    await settle()
    expect(told).toEqual(['muted_kept'])
    expect(inHand(session.state())).toMatchObject({ durationSeconds: 2.5, flaws: [] })
  })
  it('says what is wrong with a recording that is discarded, and with one that is kept', async () => {
    const { session, microphone, hear, settle } = bench()
    const recordFor = async (seconds: number, level: number) => {
      session.press()
      await microphone.grant()
      hear(seconds, level)
      session.press()
      await settle()
    }
    await recordFor(1.5, 0.3)
    expect(session.state()).toMatchObject({ phase: { name: 'idle' }, flaws: ['too_short'] })
    await recordFor(3, 1)
    expect(session.state()).toMatchObject({ phase: { name: 'recorded' }, flaws: [] })
    expect(inHand(session.state())).toMatchObject({ flaws: ['clipped'] })
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
  it('asks for the raw sound, and remembers the noise filter', async () => {
    const { session, storage, microphone } = bench()
    session.press()
    session.press()
    session.send({ kind: 'choose_filter', filter: true })
    session.press()
    expect(microphone.asked).toEqual([{ filter: false }, { filter: true }])
    expect(storage.getItem('tappet.noise-filter')).toBe('on')
    expect(bench({ kept: [['tappet.noise-filter', 'on']] }).session.state().filter).toBe(true)
    session.press()
    session.send({ kind: 'choose_filter', filter: false })
    expect(storage.getItem('tappet.noise-filter')).toBeNull()
  })
  it('takes a file, as it is where the browser plays it and as WAV where not, and plays what is judged [REC-002]', async () => {
    const samples16k = new Float32Array(3 * RATE_HZ).map((_, n) => 0.3 * Math.sin(n / 3))
    for (const playable of [true, false]) {
      const { session, settle, told } = bench({
        read: { ok: true, sound: { samples16k, isAntiphase: false, durationSeconds: 3, playable } },
      })
      const file = new File(['bytes'], 'noise.amr')
      session.choose(file)
      await settle()
      const { phase, warningUntilMs } = session.state()
      if (phase.name !== 'uploaded') throw new Error(phase.name)
      expect(phase.take.clip === file).toBe(playable)
      expect(await samplesOf(phase.take.wav)).toHaveLength(samples16k.length)
      expect(warningUntilMs).toBeNull()
      expect(told).toEqual(['uploaded noise.amr'])
    }
  })
  it('keeps of a film its sound alone', async () => {
    const samples16k = new Float32Array(3 * RATE_HZ).map((_, n) => 0.3 * Math.sin(n / 3))
    const { session, settle } = bench({
      read: { ok: true, sound: { samples16k, isAntiphase: false, durationSeconds: 3, playable: true } },
    })
    session.choose(new File(['a film'], 'IMG_1.MOV', { type: 'video/quicktime' }))
    await settle()
    const { phase } = session.state()
    if (phase.name !== 'uploaded') throw new Error(phase.name)
    expect(phase.take.clip).toBe(phase.take.wav)
    expect(await samplesOf(phase.take.wav)).toHaveLength(samples16k.length)
  })
  it.each([
    ['undecodable', 'file_silent_film'],
    ['empty', 'file_silent_film'],
    ['too_large', 'file_too_large'],
  ] as const)('says of a film that is %s: %s', async (code, problem) => {
    const { session, settle, told } = bench({ read: { ok: false, code } })
    session.choose(new File(['a film'], 'clip.mp4', { type: 'video/mp4' }))
    await settle()
    expect(told).toEqual([problem])
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
    take: {
      samples16k: new Float32Array(3 * RATE_HZ),
      clip: new Blob(['x']),
      wav: new Blob(['x']),
      durationSeconds: 3,
    },
  })
  const decoding: DecodeResult = {
    ok: true,
    sound: {
      samples16k: new Float32Array(3 * RATE_HZ),
      isAntiphase: true,
      playable: true,
      durationSeconds: 3,
    },
  }

  it('is kept from the moment it is there until it is let go', async () => {
    const { session, slot, storage, settle } = bench({ read: decoding })
    session.choose(new File(['x'], 'knock.wav', { type: 'audio/wav' }))
    await settle()
    const flaws = ['half_silent', 'antiphase']
    expect(slot.kept()).toMatchObject({ name: 'uploaded', fileName: 'knock.wav', take: { flaws } })
    session.send({ kind: 'describe', description: 'ticks' })
    expect(storage.getItem('tappet.take-words')).toContain('ticks')
    session.send({ kind: 'set_sound', sound: 'knock', chosen: true })
    expect(storage.getItem('tappet.take-words')).toContain('knock')
    session.send({ kind: 'clear' })
    expect([slot.kept(), storage.getItem('tappet.take-words')]).toEqual([null, null])
  })

  it('is there again in a new page, with what was said about it, and says so', async () => {
    const words = JSON.stringify({
      description: 'ticks',
      context: ['idle', 'flying'],
      sounds: ['tick', 'moo'],
    })
    const { session, settle } = bench({ left: take('knock.wav'), kept: [['tappet.take-words', words]] })
    await settle()
    expect(session.state()).toMatchObject({
      phase: { name: 'uploaded', fileName: 'knock.wav' },
      restored: true,
      description: 'ticks',
      context: ['idle'],
      sounds: ['tick'],
    })
    session.send({ kind: 'record_again' })
    expect(session.state().restored).toBe(false)
  })

  it('of an older version of the app gets its WAV from its samples', async () => {
    const { take: whole, ...rest } = take('knock.wav')
    const { wav: _, ...older } = whole
    const { session, settle } = bench({ left: { ...rest, take: older } as KeptTake })
    await settle()
    const sound = inHand(session.state())?.wav ?? new Blob()
    expect(await samplesOf(sound)).toHaveLength(whole.samples16k.length)
  })

  it('stays kept while another is tried, and goes when that one came to nothing', async () => {
    const { session, slot, microphone, hear, settle } = bench({ left: take('knock.wav') })
    await settle()
    session.send({ kind: 'record_again' })
    await microphone.grant()
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
    const other = bench({ read: decoding })
    other.session.choose(new File(['x'], 'knock.wav', { type: 'audio/wav' }))
    await other.settle()
    await other.session.letGoRestored()
    expect(other.session.state().phase.name).toBe('uploaded')
  })

  it('that the queue has is not kept twice, and is kept again where it was handed back', async () => {
    const { session, slot, settle } = bench({ read: decoding })
    session.choose(new File(['x'], 'knock.wav', { type: 'audio/wav' }))
    await settle()
    const slotTake = slot.kept()
    session.handOn(true)
    expect([session.state().phase.name, slot.kept()]).toEqual(['uploaded', null])
    session.handOn(false)
    expect(slot.kept()).toEqual(slotTake)
    expect(slotTake).not.toBeNull()
    session.send({ kind: 'clear' })
    session.handOn(false)
    expect(slot.kept()).toBeNull()
  })

  it('survives words that cannot be read', async () => {
    const { session, settle } = bench({ left: take('knock.wav'), kept: [['tappet.take-words', '{']] })
    await settle()
    expect(session.state()).toMatchObject({ restored: true, description: '', context: [], sounds: [] })
  })
})
