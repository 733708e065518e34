/** For the gate; each range names its source. */
import { ANALYSIS_RATE_HZ } from '@tappet/acoustics'
import {
  addAt,
  bandNoise,
  combustion,
  gain,
  gaussian,
  mix,
  modulate,
  type Random,
  ring,
  signal,
  silence,
} from '@tappet/acoustics/testing'
import { between, harmonics, oneOf } from './draw.ts'

/**
 * Two to six blades at 180 to 480 turns a minute (Leishman, Principles of Helicopter Aerodynamics, 8), a tail rotor at
 * four to six times that rate, and a turbine.
 */
export function helicopter(seconds: number, random: Random): Float32Array {
  const passing = between(random, 9, 30)
  const sway = between(random, 0, 0.02)
  const low = between(random, 40, 200)
  const air = bandNoise(seconds, low, low * between(random, 4, 20), random)
  const sharp = between(random, 1, 6)
  const depth = between(random, 0.4, 0.98)
  const rate = (s: number) => passing * (s + (sway * Math.sin(0.8 * s)) / 0.8)
  const slap = modulate(
    air,
    (s) => 1 - depth + depth * (0.5 + 0.5 * Math.cos(2 * Math.PI * rate(s))) ** sharp,
  )
  const thumps = silence(seconds)
  const shape = ring(between(random, 40, 160), between(random, 0.006, 0.03))
  const unlike = Array.from({ length: 4 }, () => 1 + 0.15 * gaussian(random))
  for (let n = 0; n / passing < seconds; n++) addAt(thumps, shape, n / passing, unlike[n % 4] ?? 1)
  const tailHz = passing * between(random, 3.5, 6.5)
  const tail = harmonics(seconds, [1, 2, 3], (h) => h * tailHz)
  const turbine = bandNoise(seconds, 1_000, between(random, 3_000, 7_500), random)
  const fades = random() < 0.5 ? between(random, 0.05, 0.4) : 0
  return modulate(
    mix(
      slap,
      gain(thumps, between(random, 0, 3)),
      gain(mix(...tail), between(random, 0, 0.4)),
      gain(turbine, between(random, 0.02, 0.5)),
    ),
    (s) => Math.exp(-fades * Math.abs(s - seconds / 2)),
  )
}

/** Two-strokes of one cylinder: 2,700 rpm at idle, to 13,000 (Stihl and Husqvarna manuals). */
export function chainsaw(seconds: number, random: Random): Float32Array {
  const idleHz = between(random, 40, 60)
  const fullHz = between(random, 110, 210)
  const cut = between(random, 0.15, 1.2)
  const isHolding = random() < 0.4
  const phase = 6 * random()
  const firingHz = (s: number) =>
    isHolding
      ? fullHz * (1 + 0.03 * Math.sin(2 * s))
      : idleHz +
        (fullHz - idleHz) * Math.min(1, Math.max(0, 0.5 + 0.9 * Math.sin(cut * 2 * Math.PI * s + phase)))
  // A four-stroke of two cylinders fires at the rate of a two-stroke of one.
  const engine = combustion(
    seconds,
    {
      rpm: (s) => 60 * firingHz(s),
      cylinders: 2,
      jitter: between(random, 0.01, 0.06),
      resonancesHz: [between(random, 180, 450), between(random, 600, 1_400), between(random, 1_800, 4_000)],
    },
    random,
  )
  const chain = bandNoise(seconds, between(random, 800, 2_000), 7_000, random)
  return mix(engine, gain(chain, between(random, 0.03, 0.35)))
}

/** Universal motors of 200 to 700 turns a second and the air they move. */
export function appliance(seconds: number, random: Random): Float32Array {
  const hz = between(random, 90, 700)
  const runUp = random() < 0.3 ? between(random, 0.5, 2) : 0.001
  const course = (s: number) => hz * (1 - Math.exp(-s / runUp)) + 20
  const capped = (h: number, s: number) => Math.min(7_800, h * course(s))
  const lines = harmonics(seconds, [1, 2, 3, 5, 8], capped, (h) => between(random, 0.1, 1) / h)
  const air = bandNoise(seconds, between(random, 100, 600), between(random, 2_000, 7_500), random)
  return mix(gain(mix(...lines), between(random, 0.1, 1)), gain(air, between(random, 0.3, 1.5)))
}

/** Wheels over joints of 25 m or bogies a few metres apart, and the rail's roar (Thompson, Railway Noise, 2). */
export function train(seconds: number, random: Random): Float32Array {
  const roar = bandNoise(seconds, between(random, 60, 300), between(random, 800, 3_000), random)
  const clip = gain(roar, 0.5)
  const pair = between(random, 0.08, 0.25)
  for (let s = random(); s < seconds; s += between(random, 0.5, 1.3))
    for (const later of [0, pair])
      addAt(clip, ring(between(random, 120, 900), between(random, 0.01, 0.05)), s + later, 1 + random())
  return clip
}

/** Broad noise that swells, with or without blade tones. */
export function aeroplane(seconds: number, random: Random): Float32Array {
  const high = between(random, 400, 4_000)
  const noise = bandNoise(seconds, between(random, 60, 200), high, random)
  const bladeHz = between(random, 60, 180)
  const blades = harmonics(seconds, [1, 2, 3, 4, 5], (h, s) => h * bladeHz * (1 - 0.005 * s))
  const swell = between(random, 0.1, 0.5)
  return modulate(mix(noise, gain(mix(...blades), random() < 0.5 ? 0 : between(random, 0.2, 1))), (s) =>
    Math.exp(-((swell * (s - seconds / 2)) ** 2)),
  )
}

/** 400 to 1,600 Hz (SAE J1849); horns: two reeds near 400 and 500 Hz. */
export function sirenOrHorn(seconds: number, random: Random): Float32Array {
  const kind = oneOf(random, ['hilo', 'wail', 'horn', 'bell'])
  if (kind === 'bell') {
    const clip = silence(seconds)
    const hz = between(random, 400, 2_500)
    const apart = between(random, 0.08, 1.5)
    for (let s = 0.1; s < seconds; s += apart)
      for (const partial of [1, 2.76, 5.4])
        if (hz * partial < 7_500) addAt(clip, ring(hz * partial, 0.6 / partial), s, 0.5 / partial)
    return clip
  }
  const low = between(random, 380, 700)
  const high = low * between(random, 1.2, 2.4)
  const rate = between(random, 0.15, 1.2)
  const course = (s: number) => {
    if (kind === 'horn') return low
    const phase = (s * rate) % 1
    return kind === 'hilo'
      ? phase < 0.5
        ? low
        : high
      : low + (high - low) * (0.5 - 0.5 * Math.cos(2 * Math.PI * phase))
  }
  const open = (s: number) => (kind === 'horn' && (s * rate) % 1 > 0.4 ? 0 : 1)
  return modulate(mix(...harmonics(seconds, [1, 2, 3, 4], (h, s) => Math.min(7_800, h * course(s)))), open)
}

/** Blows of unlike pitch at no rhythm. */
export function clatter(seconds: number, random: Random): Float32Array {
  const clip = silence(seconds)
  const rate = between(random, 0.6, 9)
  const centre = between(random, 200, 3_500)
  const decay = between(random, 0.003, 0.06)
  for (let s = 0.05; s < seconds; s += -Math.log(1 - 0.98 * random()) / rate + 0.03)
    for (let n = 0; n < 3; n++)
      addAt(
        clip,
        ring(Math.min(7_500, centre * 2 ** (0.8 * gaussian(random))), decay * (0.5 + random())),
        s,
        (0.3 + random()) / (1 + n),
      )
  return mix(
    clip,
    gain(
      signal(clip.length / ANALYSIS_RATE_HZ, () => gaussian(random)),
      0.002,
    ),
  )
}
