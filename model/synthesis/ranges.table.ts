/** What faults sound like, as ranges to draw from. Every range says where it comes from. */
const GM = 'GM service information: engine firing frequency; cylinders x rpm / 120'
const RANDALL = 'Randall, Vibration-based Condition Monitoring, 2nd ed.'
const FERODO = 'Ferodo and Applus IDIADA brake notes: judder under 300 Hz, squeal 0.3 to 5 kHz, squeak above'
const GM_BELT =
  'GM drive belt diagnosis: chirp once per turn of belt or pulley, squeal continuous, whine a bearing'
const PICO =
  'Pico Technology and BPFO formula: hum 20 to 200 Hz with harmonics, modulated by the turn of the wheel'
const SAE = 'SAE 2022-01-0304: separate transients tied to the road; band an estimate, no source gives one'
const HEARD = 'estimate: audible over the engine but not drowning it'

export const faultRanges = {
  faultToEngineDb: { range: [-6, 9], unit: 'dB', source: HEARD },
  // Knock: mechanical impacts on half orders (rod, low and heavy; lifter, high and light).
  rodKnockHz: {
    range: [350, 1_800],
    unit: 'Hz',
    source: 'rod knock is a deep mechanical impact, not 6 kHz ping',
  },
  tickHz: {
    range: [1_800, 6_000],
    unit: 'Hz',
    source: 'valve train impacts ring in the cover: 2 to 6 kHz, GM',
  },
  pingHz: {
    range: [4_500, 7_000],
    unit: 'Hz',
    source: 'chamber resonance 900 / (pi r): 5.5 to 7.5 kHz for 38 to 52 mm',
  },
  impactSeconds: {
    range: [0.0015, 0.008],
    unit: 's',
    source: `${RANDALL}, 5.5: structural ring of 1 to 10 ms`,
  },
  impactJitter: { range: [0.005, 0.06], unit: 'share', source: `${RANDALL}, 5.5` },
  impactSpread: { range: [0.1, 0.5], unit: 'share', source: 'blow to blow, with load; estimate' },
  // Misfire: one cylinder gives little.
  misfireDepth: {
    range: [0.5, 0.95],
    unit: 'share',
    source: 'half orders appear when one cylinder works less; Fyfe and Munck 1997',
  },
  misfireProbability: {
    range: [0.6, 1],
    unit: 'share',
    source: 'steady dead cylinder to random misfire, SAE J1930 / OBD II P0300',
  },
  // Belt and what it drives.
  chirpHz: { range: [1_200, 5_000], unit: 'Hz', source: GM_BELT },
  squealHz: { range: [900, 5_500], unit: 'Hz', source: GM_BELT },
  beltTurnsPerCrankTurn: {
    range: [0.2, 0.45],
    unit: '',
    source: 'crank pulley 0.45 to 0.55 m round, belt 1.2 to 2.4 m',
  },
  chirpDuty: { range: [0.08, 0.35], unit: 'share', source: GM_BELT },
  pulleyRatio: {
    range: [0.9, 3],
    unit: '',
    source: 'water pump 0.9 to 1.3, alternator 2.2 to 3 of crank speed',
  },
  whineOrder: { range: [8, 40], unit: '', source: 'alternator poles and fan blades per crank turn' },
  // Brakes.
  brakeSquealHz: { range: [800, 6_500], unit: 'Hz', source: FERODO },
  grindHighHz: {
    range: [500, 2_500],
    unit: 'Hz',
    source: 'metal on metal grinds low; measured on recordings with bad pads',
  },
  wheelTurnsPerSecond: { range: [0.7, 6], unit: 'per second', source: '5 to 45 km/h on a 2 m tyre' },
  stopSeconds: { range: [2, 6], unit: 's', source: 'a stop from 50 km/h at 2.5 to 5 m/s2' },
  // Suspension.
  clunkHz: { range: [90, 900], unit: 'Hz', source: SAE },
  clunksPerSecond: { range: [0.3, 3], unit: 'per second', source: SAE },
  clunkSeconds: { range: [0.01, 0.06], unit: 's', source: SAE },
  creakHz: {
    range: [250, 1_800],
    unit: 'Hz',
    source: 'stick and slip of rubber and ball joints; measured on recordings',
  },
  creakSeconds: { range: [0.2, 1.2], unit: 's', source: 'one movement of the steering or the spring' },
  // Exhaust.
  droneGainDb: {
    range: [6, 20],
    unit: 'dB',
    source: 'insertion loss of a muffler at firing orders: Munjal, Acoustics of Ducts and Mufflers',
  },
  droneCornerHz: { range: [120, 320], unit: 'Hz', source: 'firing orders 1 to 4 of a car engine; Munjal' },
  puffHz: {
    range: [300, 2_500],
    unit: 'Hz',
    source: 'a manifold leak puffs broad-band at each opening of its valve',
  },
  // Rarer parts, experimental.
  bearingHumHz: { range: [60, 400], unit: 'Hz', source: PICO },
  steeringOrder: {
    range: [9, 14],
    unit: '',
    source: 'vane pump of 9 to 12 vanes at 1 to 1.3 of crank speed',
  },
  compressorOrder: { range: [4, 9], unit: '', source: '5 to 7 pistons at 1 to 1.3 of crank speed' },
  compressorSwitchHz: { range: [0.05, 0.3], unit: 'Hz', source: 'clutch cycles of 3 to 20 s' },
  crankingRateHz: {
    range: [3, 9],
    unit: 'per second',
    source: 'compressions at 90 to 270 rpm with four cylinders',
  },
  // Scenes.
  rollingCornerHz: {
    range: [150, 700],
    unit: 'Hz',
    source: 'tyre noise peaks under 1 kHz: Sandberg and Ejsmont',
  },
  idleRpm: { range: [600, 1_000], unit: 'rpm', source: GM },
} as const satisfies Record<string, { range: readonly [number, number]; unit: string; source: string }>

export type FaultRange = keyof typeof faultRanges
