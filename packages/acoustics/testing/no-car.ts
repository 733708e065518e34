/** What is no car at all: noise, hum, tones, clicks, music, wind, rubbish. None of it may ever be told healthy or faulty. */
import { lowPass } from '../src/filters.ts'
import { bandNoise, pinkNoise, whiteNoise } from './noise.ts'
import { gaussian, type Random } from './random.ts'
import { addAt, atLevel, gain, mix, modulate, signal, silence } from './signal.ts'

/** Noise whose power falls 6 dB per octave above 20 Hz. */
export function brownNoise(durationSeconds: number, random: Random): Float32Array {
  let value = 0
  return signal(durationSeconds, () => {
    value = 0.992 * value + 0.126 * gaussian(random)
    return value
  })
}

/** Mains hum with harmonics that fall off, and a little hiss. */
const hum = (baseHz: number) => (durationSeconds: number, random: Random) => {
  const phases = Array.from({ length: 12 }, () => 7 * random())
  const lines = signal(durationSeconds, (s) =>
    phases.reduce((sum, phase, n) => sum + Math.sin(2 * Math.PI * baseHz * (n + 1) * s + phase) / (n + 1), 0),
  )
  return mix(atLevel(lines, -20), atLevel(whiteNoise(durationSeconds, random), -55))
}

const tones = (durationSeconds: number, random: Random) => {
  const hz = Array.from({ length: 3 }, () => 150 * 30 ** random())
  const lines = signal(durationSeconds, (s) => hz.reduce((sum, f) => sum + Math.sin(2 * Math.PI * f * s), 0))
  return mix(atLevel(lines, -20), atLevel(whiteNoise(durationSeconds, random), -60))
}

/** Single clicks at uneven times in a quiet room. */
const clicks = (durationSeconds: number, random: Random) => {
  const clip = atLevel(pinkNoise(durationSeconds, random), -65)
  for (let s = 0.2; s < durationSeconds; s += 0.15 + 0.9 * random())
    addAt(clip, Float32Array.of(0.5, -0.4, 0.2, -0.1), s)
  return clip
}

/** Notes of a scale, each struck and fading, two voices. */
const music = (durationSeconds: number, random: Random) => {
  const clip = silence(durationSeconds)
  const scale = [0, 2, 4, 5, 7, 9, 11, 12]
  for (const octave of [1, 2])
    for (let s = 0; s < durationSeconds; s += 0.25) {
      const hz = 131 * octave * 2 ** ((scale[Math.floor(scale.length * random())] ?? 0) / 12)
      const note = signal(
        0.5,
        (t) =>
          Math.exp(-6 * t) * [1, 2, 3].reduce((sum, k) => sum + Math.sin(2 * Math.PI * k * hz * t) / k, 0),
      )
      addAt(clip, note, s, 0.2)
    }
  return mix(clip, atLevel(pinkNoise(durationSeconds, random), -60))
}

const wind = (durationSeconds: number, random: Random) => {
  const [slow, quick] = [0.15 + 0.3 * random(), 0.7 + random()]
  return modulate(bandNoise(durationSeconds, 20, 300 + 400 * random(), random), (s) =>
    Math.max(0.05, 1 + 0.6 * Math.sin(2 * Math.PI * slow * s) + 0.3 * Math.sin(2 * Math.PI * quick * s)),
  )
}

const hardClipped = (clip: Float32Array) => clip.map((sample) => Math.max(-0.9, Math.min(0.9, 20 * sample)))

/** Each by its name; the same seed gives the same sound. Not one of them is at a level of its own. */
export const noCars: Readonly<Record<string, (durationSeconds: number, random: Random) => Float32Array>> = {
  'white noise': whiteNoise,
  'pink noise': pinkNoise,
  'brown noise': brownNoise,
  'dull noise': (seconds, random) => lowPass(whiteNoise(seconds, random), 900),
  '50 Hz hum': hum(50),
  '60 Hz hum': hum(60),
  'a steady tone': (seconds, random) =>
    mix(
      signal(seconds, (s) => Math.sin(2 * Math.PI * 440 * s)),
      gain(whiteNoise(seconds, random), 0.001),
    ),
  'three tones': tones,
  'a rising tone': (seconds, random) =>
    mix(
      signal(seconds, (s) => Math.sin(2 * Math.PI * (200 * s + (1_500 * s * s) / seconds))),
      gain(whiteNoise(seconds, random), 0.001),
    ),
  clicks,
  silence,
  'the hiss of a microphone': (seconds, random) => atLevel(whiteNoise(seconds, random), -70),
  music,
  wind,
  'clipped noise': (seconds, random) => hardClipped(pinkNoise(seconds, random)),
  'a clipped tone': (seconds, random) => hardClipped(tones(seconds, random)),
}
