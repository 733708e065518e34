/** For the gate, beside the licensed recordings. */
import { ANALYSIS_RATE_HZ } from '@tappet/acoustics'
import {
  addAt,
  atLevel,
  bandNoise,
  gain,
  gaussian,
  impacts,
  mix,
  modulate,
  pinkNoise,
  type Random,
  ring,
  signal,
  silence,
  whiteNoise,
} from '@tappet/acoustics/testing'
import { between, harmonics, oneOf } from './draw.ts'
import * as machines from './machines.ts'
import * as nature from './nature.ts'

type Numbers = readonly [number, number, number]

/** Formants: Peterson and Barney, JASA 24 (1952). */
const VOWELS_HZ: readonly [Numbers, ...Numbers[]] = [
  [730, 1_090, 2_440],
  [270, 2_290, 3_010],
  [300, 870, 2_240],
  [530, 1_840, 2_480],
  [570, 840, 2_410],
  [660, 1_720, 2_410],
]

/** Syllables at 3 to 6 a second, pitch 80 to 300 Hz; Peterson and Barney 1952, Houtgast and Steeneken 1985. */
export function speech(seconds: number, random: Random): Float32Array {
  const clip = silence(seconds)
  const voice = between(random, 80, 260)
  const rate = between(random, 3, 6)
  let s = between(random, 0, 0.4)
  while (s < seconds) {
    if (random() < 0.15) s += between(random, 0.2, 1)
    const length = between(random, 0.5, 1.1) / rate
    addAt(clip, syllable(length, voice * 2 ** (0.25 * gaussian(random)), random), s, 0.4 + 0.6 * random())
    s += 1 / rate
  }
  return clip
}

function syllable(seconds: number, pitchHz: number, random: Random): Float32Array {
  const [from, to] = [oneOf(random, VOWELS_HZ), oneOf(random, VOWELS_HZ)]
  const glide = 2 ** (0.3 * gaussian(random))
  const clip = silence(seconds)
  for (let s = 0; s < seconds; ) {
    const share = s / seconds
    const strength = Math.sin(Math.PI * share) ** 0.6
    for (let n = 0; n < 3; n++) {
      const hz = (from[n] as number) + ((to[n] as number) - (from[n] as number)) * share
      addAt(clip, ring(hz, 0.012 / (1 + n)), s, strength / (1 + 1.5 * n))
    }
    s += 1 / (pitchHz * glide ** share)
  }
  const hiss =
    random() < 0.4 ? atLevel(bandNoise(Math.min(0.12, seconds), 2_500, 7_500, random), -22) : silence(0.01)
  addAt(clip, hiss, 0, 1)
  return clip
}

const babble = (seconds: number, random: Random) =>
  mix(
    ...Array.from({ length: 3 + Math.floor(4 * random()) }, () =>
      gain(speech(seconds, random), 0.3 + random()),
    ),
  )

function rain(seconds: number, random: Random): Float32Array {
  const bed = bandNoise(seconds, between(random, 200, 1_500), between(random, 4_000, 7_800), random)
  const drops = impacts(
    seconds,
    {
      rateHz: between(random, 10, 80),
      frequencyHz: between(random, 1_500, 6_000),
      decaySeconds: 0.002,
      jitter: 1,
    },
    random,
  )
  return mix(atLevel(bed, -20), atLevel(drops, between(random, -40, -20)))
}

function wind(seconds: number, random: Random): Float32Array {
  const [rate, other] = [between(random, 0.1, 0.5), between(random, 0.5, 1.7)]
  return modulate(bandNoise(seconds, 20, between(random, 150, 900), random), (s) =>
    Math.max(0.05, 1 + 0.6 * Math.sin(2 * Math.PI * rate * s) + 0.3 * Math.sin(2 * Math.PI * other * s)),
  )
}

/** Calls whose pitch glides, with pauses. */
function animal(seconds: number, random: Random): Float32Array {
  const clip = silence(seconds)
  const [low, high, length] = oneOf<Numbers>(random, [
    [250, 900, 0.2],
    [500, 1_400, 0.8],
    [400, 900, 0.7],
    [2_000, 5_500, 0.12],
  ])
  const centre = between(random, low, high)
  for (let s = between(random, 0, 0.8); s < seconds; s += between(random, 0.15, 1.8)) {
    const own = length * between(random, 0.6, 1.4)
    const bend = between(random, -0.5, 0.5)
    const pitch = (h: number, t: number) =>
      Math.min(7_900, h * centre * (1 + bend * Math.sin((Math.PI * t) / own)))
    const call = harmonics(own, [1, 2, 3, 4], pitch)
    const rough = gain(bandNoise(own, centre, 3 * centre, random), between(random, 0, 0.8))
    addAt(
      clip,
      modulate(mix(...call, rough), (t) => Math.sin((Math.PI * Math.min(t, own)) / own)),
      s,
      0.4 + 0.6 * random(),
    )
  }
  return clip
}

/** Hammer, hand saw, drill, angle grinder. */
function workTool(seconds: number, random: Random): Float32Array {
  const kind = oneOf(random, ['hammer', 'saw', 'drill', 'grinder'])
  if (kind === 'hammer')
    return impacts(
      seconds,
      {
        rateHz: between(random, 0.8, 4),
        frequencyHz: between(random, 400, 3_500),
        decaySeconds: between(random, 0.005, 0.05),
        jitter: 0.15,
      },
      random,
    )
  if (kind === 'saw') {
    const rate = between(random, 1, 3)
    return modulate(
      bandNoise(seconds, 600, 6_500, random),
      (s) => Math.abs(Math.sin(Math.PI * rate * s)) ** 2,
    )
  }
  const hz = kind === 'drill' ? between(random, 150, 600) : between(random, 400, 1_600)
  const load = between(random, 0.2, 0.8)
  const course = (s: number) => hz * (1 - 0.25 * Math.max(0, Math.sin(2 * Math.PI * load * s)) ** 2)
  const lines = harmonics(seconds, [1, 2, 3, 4, 5, 6], (h, s) => Math.min(7_900, h * course(s)))
  return mix(...lines, gain(bandNoise(seconds, 800, 7_500, random), between(random, 0.2, 1.5)))
}

function street(seconds: number, random: Random): Float32Array {
  const middle = between(random, 0, seconds)
  const width = between(random, 1, 4)
  const passing = modulate(bandNoise(seconds, 60, between(random, 600, 2_000), random), (s) =>
    Math.exp(-(((s - middle) / width) ** 2)),
  )
  const steps = impacts(
    seconds,
    { rateHz: between(random, 1.5, 2.4), frequencyHz: between(random, 300, 1_800), jitter: 0.1 },
    random,
  )
  const bed = atLevel(pinkNoise(seconds, random), -34)
  const parts = [atLevel(passing, -24), bed]
  if (random() < 0.6) parts.push(atLevel(steps, -36))
  if (random() < 0.6)
    parts.push(
      atLevel(random() < 0.5 ? speech(seconds, random) : babble(seconds, random), between(random, -36, -22)),
    )
  return mix(...parts)
}

function music(seconds: number, random: Random): Float32Array {
  const clip = silence(seconds)
  const beat = between(random, 0.2, 0.6)
  const key = between(random, 110, 330)
  for (let s = 0; s < seconds; s += beat)
    for (const step of [0, 4, 7, 12]) {
      if (random() < 0.4) continue
      const hz = key * 2 ** ((step + oneOf(random, [0, 2, 5, -3])) / 12)
      const note = signal(
        beat * 1.5,
        (t) => Math.exp(-3 * t) * (Math.sin(2 * Math.PI * hz * t) + 0.4 * Math.sin(4 * Math.PI * hz * t)),
      )
      addAt(clip, note, s, 0.3)
    }
  return clip
}

const hush = (seconds: number, random: Random) => (random() < 0.5 ? whiteNoise : pinkNoise)(seconds, random)

export const otherKinds = {
  speech,
  babble,
  rain,
  wind,
  animal,
  tool: workTool,
  street,
  music,
  hush,
  helicopter: machines.helicopter,
  chainsaw: machines.chainsaw,
  appliance: machines.appliance,
  train: machines.train,
  aeroplane: machines.aeroplane,
  siren: machines.sirenOrHorn,
  clatter: machines.clatter,
  waves: nature.waves,
  water: nature.water,
  fire: nature.fire,
  clock: nature.clock,
  breath: nature.breath,
  cry: nature.cry,
  steps: nature.steps,
  insects: nature.insects,
} as const
export type OtherKind = keyof typeof otherKinds

export function otherSound(kind: OtherKind, seconds: number, random: Random): Float32Array {
  const sound = otherKinds[kind](seconds, random)
  const length = Math.round(seconds * ANALYSIS_RATE_HZ)
  return mix(
    atLevel(sound.subarray(0, length), -22),
    atLevel(pinkNoise(seconds, random), -22 - between(random, 12, 45)),
  )
}
