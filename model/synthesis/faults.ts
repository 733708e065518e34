/** Physics enough to train on, locked to a crank or a wheel. */
import { ANALYSIS_RATE_HZ } from '@tappet/acoustics'
import {
  addAt,
  bandNoise,
  gaussian,
  modulate,
  type Random,
  ring,
  signal,
  silence,
  tone,
} from '@tappet/acoustics/testing'
import { type Crank, instants, turnsAt } from './crank.ts'
import { between, drawn, drawnHz, oneOf } from './draw.ts'

const secondsOf = (crank: Crank) => (crank.turns.length - 1) * 0.01

function struck(
  seconds: number,
  times: readonly number[],
  resonancesHz: readonly number[],
  decaySeconds: number,
  random: Random,
): Float32Array {
  const clip = silence(seconds)
  const jitter = drawn(random, 'impactJitter') * ((times[1] ?? 0.1) - (times[0] ?? 0))
  const spread = drawn(random, 'impactSpread')
  const shapes = resonancesHz.map((hz) => ring(hz, decaySeconds * (800 / hz) ** 0.3))
  for (const time of times) {
    const strength = Math.max(0.05, 1 + spread * gaussian(random))
    for (const [n, shape] of shapes.entries())
      addAt(
        clip,
        shape,
        time + jitter * gaussian(random),
        (strength * (1 + 0.2 * gaussian(random))) / (1 + 0.5 * n),
      )
  }
  return clip
}

/** Rod or main bearing (once a turn or a cycle, deep), lifter (high), ping (bursts under load). */
export function knock(crank: Crank, random: Random): Float32Array {
  const kind = oneOf<'rod' | 'tick' | 'both' | 'ping'>(random, ['rod', 'tick', 'tick', 'both', 'ping'])
  const seconds = secondsOf(crank)
  const perTurn = kind === 'ping' ? crank.cylinders / 2 : oneOf(random, [0.5, 0.5, 1, 1, crank.cylinders / 2])
  const low = [drawnHz(random, 'rodKnockHz'), drawnHz(random, 'rodKnockHz')]
  const high = [drawnHz(random, 'tickHz'), drawnHz(random, 'tickHz'), drawnHz(random, 'tickHz')]
  const resonances = {
    rod: low,
    tick: high,
    both: [...low, ...high],
    ping: [drawnHz(random, 'pingHz'), ...high],
  }[kind]
  return struck(
    seconds,
    instants(crank, perTurn, random()),
    resonances,
    drawn(random, 'impactSeconds'),
    random,
  )
}

/** One cylinder's sound is taken out at every firing it misses. */
export function misfire(engine: Float32Array, crank: Crank, random: Random): Float32Array {
  const depth = drawn(random, 'misfireDepth')
  const probability = drawn(random, 'misfireProbability')
  const width = between(random, 0.8, 1.3) / crank.cylinders
  const missed = new Map<number, boolean>()
  return engine.map((sample, n) => {
    const cycles = turnsAt(crank, n / ANALYSIS_RATE_HZ) / 2
    const cycle = Math.floor(cycles)
    if (!missed.has(cycle)) missed.set(cycle, random() < probability)
    const within = cycles - cycle
    if (!missed.get(cycle) || within > width) return sample
    return sample * (1 - depth * Math.sin((Math.PI * within) / width) ** 2)
  })
}

/** Chirp once per belt turn, squeal, whine of a bearing, or its rumble. */
export function belt(crank: Crank, random: Random): Float32Array {
  const seconds = secondsOf(crank)
  const kind = oneOf(random, ['chirp', 'squeal', 'squeal', 'whine', 'rumble'])
  if (kind === 'whine') return whine(crank, drawn(random, 'whineOrder'), random)
  const perTurn = kind === 'rumble' ? drawn(random, 'pulleyRatio') : drawn(random, 'beltTurnsPerCrankTurn')
  const phaseAt = (s: number) => turnsAt(crank, s) * perTurn
  if (kind === 'rumble') {
    const low = between(random, 200, 900)
    const noise = bandNoise(seconds, low, low * between(random, 1.5, 5), random)
    const depth = between(random, 0.3, 0.9)
    return modulate(noise, (s) => 1 + depth * Math.sin(2 * Math.PI * phaseAt(s)))
  }
  const hz = drawnHz(random, kind === 'chirp' ? 'chirpHz' : 'squealHz')
  const duty = kind === 'chirp' ? drawn(random, 'chirpDuty') : between(random, 0.5, 1)
  const wander = between(random, 0.005, 0.05)
  const fall = between(random, 0, 0.1)
  const rough = between(random, 0.1, 0.6)
  const noise = bandNoise(seconds, hz * 0.8, Math.min(7_500, hz * 1.25), random)
  const pure = tone(
    seconds,
    (s) => hz * (1 + wander * Math.sin(2 * Math.PI * phaseAt(s)) - fall * (phaseAt(s) % 1)),
  )
  const second = tone(
    seconds,
    (s) => Math.min(7_800, 2 * hz) * (1 + wander * Math.sin(2 * Math.PI * phaseAt(s))),
  )
  const depth = between(random, 0.2, 0.8)
  return signal(seconds, (s) => {
    const n = Math.round(s * ANALYSIS_RATE_HZ)
    const phase = phaseAt(s) % 1
    const open = phase < duty ? Math.sin((Math.PI * phase) / duty) ** 0.5 : 0
    const swing = 1 + depth * Math.sin(2 * Math.PI * phaseAt(s) + 1)
    return open * swing * ((pure[n] ?? 0) + 0.3 * (second[n] ?? 0) + rough * (noise[n] ?? 0))
  })
}

/** Tones on an order of the crank. */
export function whine(crank: Crank, order: number, random: Random): Float32Array {
  const rough = between(random, 0.02, 0.3)
  return signal(secondsOf(crank), (s) => {
    const phase = 2 * Math.PI * order * turnsAt(crank, s)
    const swing = 1 + rough * Math.sin(phase / order)
    return swing * (Math.sin(phase) + 0.4 * Math.sin(2 * phase) + 0.15 * Math.sin(3 * phase))
  })
}

/** In step with a wheel that slows down. */
export function brakeNoise(seconds: number, random: Random): Float32Array {
  const start = drawn(random, 'wheelTurnsPerSecond')
  const stop = drawn(random, 'stopSeconds')
  const slowing = random() < 0.7
  const rate = (s: number) => (slowing ? start * Math.max(0.15, 1 - (s % stop) / stop) : start)
  let turns = 0
  const phases = signal(seconds, (s) => {
    turns += rate(s) / ANALYSIS_RATE_HZ
    return turns
  })
  const kind = oneOf(random, ['grind', 'grind', 'squeal', 'both'])
  const depth = between(random, 0.4, 1)
  const low = between(random, 60, 300)
  const grit =
    kind === 'squeal' ? silence(seconds) : bandNoise(seconds, low, drawnHz(random, 'grindHighHz'), random)
  const hz = drawnHz(random, 'brakeSquealHz')
  const squeal = kind === 'grind' ? silence(seconds) : tone(seconds, (s) => hz * (1 + 0.01 * Math.sin(5 * s)))
  const holds = between(random, 0.3, 0.9)
  return phases.map((phase, n) => {
    const swing = 1 - depth * 0.5 * (1 + Math.cos(2 * Math.PI * phase))
    const on = phase % 1 < holds ? 1 : 0.05
    return swing * (grit[n] ?? 0) + 0.6 * on * swing * (squeal[n] ?? 0)
  })
}

export function suspensionNoise(seconds: number, random: Random): Float32Array {
  const kind = oneOf(random, ['clunk', 'creak', 'creak', 'both'])
  const clip = silence(seconds)
  if (kind !== 'creak') {
    const rate = drawn(random, 'clunksPerSecond')
    const resonances = [
      drawnHz(random, 'clunkHz'),
      drawnHz(random, 'clunkHz'),
      2 * drawnHz(random, 'clunkHz'),
    ]
    const shapes = resonances.map((hz) => ring(hz, drawn(random, 'clunkSeconds')))
    for (let s = -Math.log(1 - random()) / rate; s < seconds; s += 0.08 - Math.log(1 - random()) / rate)
      for (const shape of shapes) addAt(clip, shape, s, (0.4 + random()) * (1 + 0.3 * gaussian(random)))
  }
  if (kind !== 'clunk') {
    for (let s = between(random, 0, 1); s < seconds; s += between(random, 0.4, 2.5))
      addAt(clip, creak(random), s, 0.3 + 0.7 * random())
  }
  return clip
}

/** A train of pulls whose rate slides, ringing in the part. */
function creak(random: Random): Float32Array {
  const seconds = drawn(random, 'creakSeconds')
  const clip = silence(seconds)
  const shapes = [
    drawnHz(random, 'creakHz'),
    drawnHz(random, 'creakHz'),
    1.7 * drawnHz(random, 'creakHz'),
  ].map((hz) => ring(hz, between(random, 0.003, 0.015)))
  const from = between(random, 25, 180)
  const to = from * between(random, 0.4, 2)
  for (let s = 0; s < seconds; ) {
    const rate = from + ((to - from) * s) / seconds
    const strength = Math.sin((Math.PI * s) / seconds) * (1 + 0.3 * gaussian(random))
    for (const shape of shapes) addAt(clip, shape, s, strength)
    s += (1 + 0.1 * gaussian(random)) / rate
  }
  return clip
}

/** A leak before the muffler, at the openings of one valve or of all. */
export function exhaustPuffs(crank: Crank, random: Random): Float32Array {
  const seconds = secondsOf(crank)
  const perTurn = oneOf(random, [0.5, crank.cylinders / 2, crank.cylinders / 2])
  const width = between(random, 0.15, 0.5)
  const phase = random()
  const low = between(random, 150, 500)
  const noise = bandNoise(seconds, low, drawnHz(random, 'puffHz') + low, random)
  return modulate(noise, (s) => {
    const within = (turnsAt(crank, s) * perTurn + phase) % 1
    return within < width ? Math.sin((Math.PI * within) / width) : 0.05
  })
}

/** Swells once a turn. */
export function bearingHum(seconds: number, random: Random): Float32Array {
  const hz = drawnHz(random, 'bearingHumHz')
  const turn = drawn(random, 'wheelTurnsPerSecond')
  const noise = bandNoise(seconds, hz * 0.5, hz * 6, random)
  const depth = between(random, 0.2, 0.7)
  const line = tone(seconds, hz)
  return signal(seconds, (s) => {
    const n = Math.round(s * ANALYSIS_RATE_HZ)
    return (1 + depth * Math.sin(2 * Math.PI * turn * s)) * ((line[n] ?? 0) + 0.8 * (noise[n] ?? 0))
  })
}

/** A click, then a rattle on its orders. */
export function compressor(crank: Crank, random: Random): Float32Array {
  const seconds = secondsOf(crank)
  const order = drawn(random, 'compressorOrder')
  const switching = drawn(random, 'compressorSwitchHz')
  const phase = random()
  const rattle = struck(
    seconds,
    instants(crank, order, 0),
    [drawnHz(random, 'tickHz'), drawnHz(random, 'rodKnockHz')],
    0.003,
    random,
  )
  const on = (s: number) => (s * switching + phase) % 1 < 0.6
  const clip = modulate(rattle, (s) => (on(s) ? 1 : 0))
  for (let s = 0.02; s < seconds; s += 0.01) if (on(s) !== on(s - 0.01)) addAt(clip, ring(1_900, 0.01), s, 4)
  return clip
}

/** Slow compressions under a whine, or the chatter of its relay. */
export function weakStarter(seconds: number, random: Random): Float32Array {
  const clip = silence(seconds)
  if (random() < 0.4) {
    const shape = ring(between(random, 900, 2_600), 0.006)
    for (let s = 0.2; s < seconds; s += between(random, 0.05, 0.14))
      addAt(clip, shape, s, 0.6 + 0.4 * random())
    return clip
  }
  const rate = drawn(random, 'crankingRateHz')
  const motor = tone(seconds, (s) => 420 * (1 - 0.25 * Math.sin(2 * Math.PI * rate * s)))
  const noise = bandNoise(seconds, 150, 2_500, random)
  return signal(seconds, (s) => {
    const n = Math.round(s * ANALYSIS_RATE_HZ)
    return (0.6 + 0.4 * Math.sin(2 * Math.PI * rate * s)) * (0.5 * (motor[n] ?? 0) + (noise[n] ?? 0))
  })
}
