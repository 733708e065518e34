/**
 * How often the sound model names each class, by the class that was there: `node model/named.ts`, sound model 1.0.0, 241 recordings of cars,
 * none of them in what the model had learned from. Rows are the truth, columns what was named, both in the order of `soundClasses`.
 */

export const NAMED = {
  /** Where the listener was asked. */
  withListener: {
    /** By frozen fold: the recording and its car are left out, other cars of the same collection are not. Of two cars of misfires each is left out whole. */
    knownRecorder: [
      [130, 6, 2, 1, 1, 4, 4],
      [9, 32, 4, 0, 1, 0, 0],
      [0, 6, 5, 0, 2, 0, 0],
      [0, 0, 0, 3, 2, 1, 0],
      [2, 2, 2, 1, 5, 0, 0],
      [1, 1, 0, 0, 1, 5, 0],
      [0, 0, 0, 0, 0, 0, 8],
    ],
    /** The whole collection is left out. What is named has nothing to do with the truth: the card gives an AUROC of 0.46 for fault against healthy. */
    newRecorder: [
      [18, 88, 10, 11, 7, 14, 0],
      [24, 4, 10, 0, 3, 3, 2],
      [1, 3, 7, 1, 1, 0, 0],
      [1, 0, 2, 2, 1, 0, 0],
      [2, 3, 3, 2, 1, 0, 1],
      [6, 0, 0, 0, 0, 1, 1],
      [0, 8, 0, 0, 0, 0, 0],
    ],
  },
  /** Where it could not be asked. */
  alone: {
    knownRecorder: [
      [125, 9, 2, 4, 1, 3, 4],
      [19, 22, 4, 0, 1, 0, 0],
      [2, 5, 4, 0, 1, 1, 0],
      [1, 0, 0, 4, 1, 0, 0],
      [2, 2, 2, 1, 5, 0, 0],
      [1, 1, 0, 0, 1, 5, 0],
      [3, 0, 0, 0, 0, 0, 5],
    ],
    newRecorder: [
      [16, 93, 11, 9, 12, 7, 0],
      [27, 7, 6, 0, 3, 3, 0],
      [4, 2, 3, 2, 1, 0, 1],
      [3, 0, 0, 2, 1, 0, 0],
      [2, 4, 4, 0, 2, 0, 0],
      [4, 1, 0, 0, 0, 3, 0],
      [0, 8, 0, 0, 0, 0, 0],
    ],
  },
} as const

/** How many recorders are unlike those the model has learned from. Judged, not reviewed. */
export const NEW_RECORDER_SHARE = 0.5

/** Named as often as usual, added to each row: five classes have 6 to 13 recordings, and one more would move their row. Judged, not reviewed. */
export const PSEUDO_COUNT = 4

/** No sound counts more than this for a fault: a class of 6 recordings proves no more. Judged, not reviewed. */
export const MAX_RATIO = 4

/** No sound counts more than this against a fault: a recording can miss the moment of the noise. Judged, not reviewed. */
export const MIN_RATIO = 0.5

/**
 * What a class proves where all its recordings are of one collection: the counts above then tell the collection. Misfire against healthy cars of the
 * same collection, each car left out: the healthy takes of one of the two cars are all called misfires (model/CARD.md), which proves nothing of a third.
 */
export const ONE_COLLECTION = { misfire_rough_idle: 1 } as const

/** A driver who records a named noise has heard one. Judged, not reviewed. */
export const NOISE_RATIO = 20

/** A driver whose recording names nothing, but sounds like a fault first, has probably heard one. Judged, not reviewed. */
export const UNSURE_NOISE_RATIO = 3

/** The driver tagged the recording with a situation. Judged, not reviewed. */
export const SITUATION_RATIO = 8

/**
 * Noises of wheels, brakes and suspension. A noise that is heard while the car stands is none of them, so a recording tagged with idling alone
 * speaks against them. Judged, not reviewed.
 */
export const MOVING_NOISES = [
  'brake_noise',
  'brake_squeal',
  'brake_grind',
  'bump_knock',
  'wheel_knock',
  'roar_hum',
  'whine_axle',
  'grind_low',
  'click_turn',
  'thump_speed',
  'creak',
  'chirp_wheel',
  'noise_speed',
] as const
export const STANDING_RATIO = 0.2
