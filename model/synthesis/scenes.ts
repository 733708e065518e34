/** Over a licensed engine at rest, in a rolling car, or in a quiet yard. */
import { ANALYSIS_RATE_HZ } from '@tappet/acoustics'
import type { ExperimentalClass, SoundClass } from '@tappet/acoustics/model'
import { atLevel, bandNoise, gain, mix, modulate, pinkNoise, type Random } from '@tappet/acoustics/testing'
import { crankOf } from './crank.ts'
import { between, drawn, over, powerDb } from './draw.ts'
import * as faults from './faults.ts'

export function rolling(seconds: number, random: Random): Float32Array {
  const corner = drawn(random, 'rollingCornerHz')
  const rate = between(random, 0.1, 0.6)
  const depth = between(random, 0.05, 0.4)
  const road = bandNoise(seconds, 40, corner, random)
  const wind = gain(pinkNoise(seconds, random), between(random, 0.05, 0.4))
  return modulate(mix(road, wind), (s) => 1 + depth * Math.sin(2 * Math.PI * rate * s))
}

const quietYard = (seconds: number, random: Random) => gain(pinkNoise(seconds, random), 0.05)

/** Low orders louder, as with a hole in the muffler. */
function droning(engine: Float32Array, random: Random): Float32Array {
  const gainDb = drawn(random, 'droneGainDb')
  const share = 1 - Math.exp((-2 * Math.PI * drawn(random, 'droneCornerHz')) / ANALYSIS_RATE_HZ)
  let low = 0
  let lower = 0
  const more = 10 ** (gainDb / 20)
  return engine.map((sample) => {
    low += share * (sample - low)
    lower += share * (low - lower)
    return sample + more * lower
  })
}

function moving(engine: Float32Array, random: Random): Float32Array {
  const seconds = engine.length / ANALYSIS_RATE_HZ
  const draw = random()
  if (draw < 0.4) return atLevel(quietYard(seconds, random), -45)
  const road = atLevel(rolling(seconds, random), -25)
  return draw < 0.7 ? road : mix(road, atLevel(engine, -25 - between(random, 0, 12)))
}

/** Healthy is the engine itself, at rest or rolling. */
export function scene(
  kind: SoundClass | ExperimentalClass,
  engine: Float32Array,
  random: Random,
): Float32Array {
  const ratioDb = drawn(random, 'faultToEngineDb')
  const seconds = Math.floor((engine.length / ANALYSIS_RATE_HZ) * 100) / 100
  const crank = () => crankOf(engine, random)
  const onEngine = (fault: Float32Array) => over(engine, fault, ratioDb)
  const onTheMove = (fault: Float32Array) => over(moving(engine, random), fault, ratioDb + 4)
  switch (kind) {
    case 'healthy':
      return random() < 0.7 ? engine : over(engine, rolling(seconds, random), between(random, -15, 3))
    case 'engine_knock_tick':
      return onEngine(faults.knock(crank(), random))
    case 'belt_accessory':
      return onEngine(faults.belt(crank(), random))
    case 'misfire_rough_idle':
      return faults.misfire(engine, crank(), random)
    case 'exhaust_leak':
      return random() < 0.75
        ? droning(engine, random)
        : over(droning(engine, random), faults.exhaustPuffs(crank(), random), ratioDb - 3)
    case 'brake':
      return onTheMove(faults.brakeNoise(seconds, random))
    case 'suspension':
      return onTheMove(faults.suspensionNoise(seconds, random))
    case 'wheel_bearing':
      return over(
        atLevel(rolling(seconds, random), powerDb(engine)),
        faults.bearingHum(seconds, random),
        ratioDb,
      )
    case 'power_steering':
      return onEngine(faults.whine(crank(), drawn(random, 'steeringOrder'), random))
    case 'ac_compressor':
      return onEngine(faults.compressor(crank(), random))
    case 'starter':
      return over(atLevel(quietYard(seconds, random), -50), faults.weakStarter(seconds, random), 25)
  }
}
