/** For the gate; each range names its source. */
import {
  addAt,
  bandNoise,
  gain,
  gaussian,
  mix,
  modulate,
  type Random,
  ring,
  silence,
  tone,
} from '@tappet/acoustics/testing'
import { between, harmonics, oneOf } from './draw.ts'

/** Every 4 to 14 s over a steady hiss (Bolin and Abom, JASA 127 (2010)): louder waves are duller. */
export function waves(seconds: number, random: Random): Float32Array {
  const apart = between(random, 3, 14)
  const phase = random()
  const sharp = between(random, 1, 4)
  const crest = (s: number) => (0.5 + 0.5 * Math.sin(2 * Math.PI * (s / apart + phase))) ** sharp
  const low = bandNoise(seconds, between(random, 60, 300), between(random, 500, 2_000), random)
  const high = bandNoise(seconds, 800, between(random, 3_500, 7_800), random)
  return mix(
    modulate(low, (s) => 0.2 + crest(s)),
    gain(
      modulate(high, (s) => 0.15 + crest(s - 0.4)),
      between(random, 0.1, 1.2),
    ),
  )
}

/** Bubbles from 400 Hz to 5 kHz (van den Doel, ACM Trans. Applied Perception 2 (2005)). */
export function water(seconds: number, random: Random): Float32Array {
  const clip = gain(
    bandNoise(seconds, 300, between(random, 2_000, 7_500), random),
    between(random, 0.01, 0.4),
  )
  const rate = between(random, 8, 120)
  for (let s = 0; s < seconds; s += -Math.log(1 - 0.999 * random()) / rate) {
    const hz = 400 * (5_000 / 400) ** random()
    addAt(clip, ring(hz, between(random, 3, 12) / hz), s, 0.3 * (0.2 + random()))
  }
  return clip
}

/** A few to a hundred crackles a second over hiss and a low roar (Farnell, Designing Sound, 34). */
export function fire(seconds: number, random: Random): Float32Array {
  const clip = mix(
    gain(bandNoise(seconds, 30, between(random, 150, 600), random), between(random, 0, 0.25)),
    gain(bandNoise(seconds, 1_000, between(random, 4_000, 7_800), random), between(random, 0.002, 0.1)),
  )
  const rate = between(random, 2, 60)
  for (let s = 0; s < seconds; s += -Math.log(1 - 0.999 * random()) / rate) {
    const loud = Math.min(6, 0.3 * (1 - 0.98 * random()) ** -0.7)
    addAt(clip, ring(between(random, 600, 7_000), between(random, 0.0003, 0.004)), s, loud)
  }
  return clip
}

/** One to five ticks a second, every other one unlike, each of small strikes within 10 ms. */
export function clock(seconds: number, random: Random): Float32Array {
  const clip = gain(bandNoise(seconds, 60, 4_000, random), between(random, 0.0003, 0.02))
  const rate = oneOf(random, [1, 1, 2, 4, 5, between(random, 0.8, 6)])
  const tick = [0, 1].map(() =>
    Array.from({ length: 3 }, () => ({
      hz: between(random, 700, 7_000),
      later: between(random, 0, 0.012),
      decay: between(random, 0.001, 0.012),
    })),
  )
  for (let n = 0; (n + 0.3) / rate < seconds; n++)
    for (const { hz, later, decay } of tick[n % 2] ?? [])
      addAt(clip, ring(hz, decay), (n + 0.3) / rate + later, 0.5 + 0.08 * gaussian(random))
  return clip
}

/** Bursts of noise through a throat (Korpas, Sadlonova and Vrabec 1996). */
export function breath(seconds: number, random: Random): Float32Array {
  const clip = gain(bandNoise(seconds, 80, 3_000, random), between(random, 0.0003, 0.01))
  const snoring = random() < 0.25
  for (let s = between(random, 0, 1.5); s < seconds; s += between(random, 0.4, 3)) {
    const own = snoring ? between(random, 0.6, 1.6) : between(random, 0.15, 0.6)
    const low = between(random, 150, 900)
    const burst = bandNoise(own, low, low * between(random, 3, 9), random)
    const pitch = between(random, 25, snoring ? 90 : 400)
    const voiced = between(random, 0, 0.9)
    const shaped = modulate(burst, (t) => {
      const course = snoring
        ? Math.sin((Math.PI * t) / own)
        : Math.min(1, t / 0.015) * Math.exp((-4 * t) / own)
      return course * (1 - voiced * (0.5 + 0.5 * Math.sin(2 * Math.PI * pitch * t)))
    })
    addAt(clip, shaped, s, 0.5 + 0.5 * random())
  }
  return clip
}

/** 300 to 600 Hz, a second long, with breath between (Wasz-Hockert et al. 1968); also howls and mews. */
export function cry(seconds: number, random: Random): Float32Array {
  const clip = silence(seconds)
  const pitch = between(random, 260, 700)
  for (let s = between(random, 0, 0.6); s < seconds; ) {
    const own = between(random, 0.4, 1.4)
    const bend = between(random, -0.1, 0.45)
    const shake = between(random, 0, 0.04)
    const course = (h: number, t: number) =>
      Math.min(7_900, h * pitch * (1 + bend * Math.sin((Math.PI * t) / own) + shake * Math.sin(40 * t)))
    const lines = harmonics(own, [1, 2, 3, 4, 5, 6, 7], course, (h) => (h === 2 || h === 3 ? 1.3 : 1) / h)
    addAt(
      clip,
      modulate(
        mix(...lines, gain(bandNoise(own, 500, 5_000, random), between(random, 0, 0.5))),
        (t) => Math.sin(Math.PI * Math.min(1, t / own)) ** 0.5,
      ),
      s,
      0.4 + 0.6 * random(),
    )
    s += own + between(random, 0.1, 0.9)
  }
  return clip
}

/** 1.5 to 2.8 a second: heel, then sole and grit (Visell et al. 2009). */
export function steps(seconds: number, random: Random): Float32Array {
  const clip = gain(bandNoise(seconds, 60, 2_000, random), between(random, 0.0005, 0.02))
  const rate = between(random, 1.4, 2.8)
  const grit = between(random, 0, 1)
  const heelHz = between(random, 80, 900)
  for (let n = 0; n / rate < seconds; n++) {
    const at = (n + 0.06 * gaussian(random)) / rate + 0.2
    addAt(clip, ring(heelHz * (1 + 0.1 * gaussian(random)), between(random, 0.006, 0.03)), at, 1)
    const sole = bandNoise(0.12, 700, 6_500, random)
    addAt(
      clip,
      modulate(sole, (t) => Math.sin((Math.PI * t) / 0.12)),
      at + 0.05,
      grit * (0.3 + 0.4 * random()),
    )
  }
  return clip
}

/** A tone of 2 to 7 kHz in pulses (Elliott and Koch 1985); bees: 150 to 250 Hz and its harmonics. */
export function insects(seconds: number, random: Random): Float32Array {
  if (random() < 0.35) {
    const hz = between(random, 140, 420)
    const wander = between(random, 0.01, 0.12)
    const course = (h: number, s: number) =>
      h * hz * (1 + wander * Math.sin(5 * s) + 0.5 * wander * Math.sin(13 * s))
    return mix(...harmonics(seconds, [1, 2, 3, 4, 5], course))
  }
  const hz = between(random, 2_000, 7_000)
  const [pulse, chirp] = [between(random, 12, 60), between(random, 0.5, 4)]
  return modulate(
    tone(seconds, hz),
    (s) => Math.max(0, Math.sin(2 * Math.PI * pulse * s)) * ((s * chirp) % 1 < 0.6 ? 1 : 0.02),
  )
}
