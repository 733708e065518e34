/** What recorders do to a sound: how often (`share`), within which range, and where the range comes from. */
const ANDROID = 'Android Compatibility Definition 5.4: microphone response within 20 dB from 100 Hz to 4 kHz'

export const augmentRanges = {
  partSeconds: { share: 1, range: [3, 10], source: 'the recorder of the app: 3 to 30 s' },
  tilt: { share: 1, range: [-0.6, 0.6], source: ANDROID },
  bassCornerHz: { share: 0.5, range: [60, 300], source: 'small microphones and wind filters: 60 to 300 Hz' },
  bassKept: { share: 1, range: [0.1, 0.7], source: ANDROID },
  codecCutoffHz: {
    share: 0.5,
    range: [3_400, 7_000],
    source: 'ITU-T G.711 and G.722 bands; AAC at low rates',
  },
  signalToNoiseDb: { share: 1, range: [12, 40], source: 'app: a clip needs 10 dB; quiet yard 40 dB' },
  reverbSeconds: {
    share: 0.4,
    range: [0.1, 0.8],
    source: 'ISO 3382-2: garages and workshops 0.4 to 1 s; yards less',
  },
  wetDb: { share: 1, range: [-15, 0], source: 'direct to reverberant ratio at 0.3 to 2 m in such rooms' },
  gainStrength: { share: 0.4, range: [0.2, 0.8], source: 'automatic gain of phones: 3GPP TS 26.132' },
  gainSeconds: { share: 1, range: [0.2, 1.5], source: '3GPP TS 26.132: attack and release' },
  clipLimit: {
    share: 0.15,
    range: [1.2, 4],
    source: 'crest factor of engines is 10 to 15 dB: a hot input cuts it',
  },
} as const satisfies Record<string, { share: number; range: readonly [number, number]; source: string }>

export type AugmentRange = keyof typeof augmentRanges
