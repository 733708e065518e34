/** A linear classifier (softmax) over hashed words, pairs of words and letters in runs of three to five, as in fastText (Joulin et al., 2017), trained by model/train-reader.ts. It knows no grammar; it knows "the pedal just sank to the carpet" from sentences like it. */

export const stances = ['told', 'denied', 'past', 'asked', 'other'] as const
export type Stance = (typeof stances)[number]

/** A classifier as it is stored: `gaps` and `weights` go bucket by bucket over the classes, one letter each. */
export type PackedClassifier = {
  classes: string[]
  bias: number[]
  levels: number[]
  gaps: string
  weights: string
}

/** Weights bucket by bucket: those of bucket n stand from `starts[n]` to `starts[n + 1]`, each of the class `places` says. */
type Classifier = {
  classes: readonly string[]
  bias: readonly number[]
  starts: Uint32Array
  places: Uint16Array
  weights: Float64Array
}

/** The class of a sentence that says none of the findings. */
export const NOTHING = ''

export const BUCKETS = 8192
/** A letter of `gaps` or `weights` is a number from 0 on, as the sign with this code and those after it. */
const FIRST_SIGN = 35
/** A gap of this many buckets and more is written as this letter and the rest. */
export const LONGEST_GAP = 90

export const signOf = (number: number) => {
  const code = FIRST_SIGN + number
  return String.fromCharCode(code >= 92 ? code + 1 : code)
}
export const numberOf = (code: number) => (code > 92 ? code - 1 : code) - FIRST_SIGN

/** FNV-1a with a last mix. */
function bucketOf(gram: string): number {
  let hash = 2166136261
  for (let at = 0; at < gram.length; at++) hash = Math.imul(hash ^ gram.charCodeAt(at), 16777619)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return ((hash ^ (hash >>> 12)) >>> 0) % BUCKETS
}

const LETTER_RUN = 0.5

/** Buckets of a sentence with their weights, whose squares sum to 1. */
export function gramsOf(sentence: string): Map<number, number> {
  const words = sentence
    .toLowerCase()
    .replace(/['’‘`´]/g, '')
    .replace(/\d+/g, '0')
    .split(/[^\p{L}\p{M}0]+/u)
    .filter((word) => word !== '')
  const grams = new Map<number, number>()
  const add = (gram: string, weight: number) => {
    const bucket = bucketOf(gram)
    grams.set(bucket, (grams.get(bucket) ?? 0) + weight)
  }
  words.forEach((word, at) => {
    add(`w${word}`, 1)
    if (at > 0) add(`b${words[at - 1]} ${word}`, 1)
    const bounded = ` ${word} `
    for (let length = 3; length <= 5; length++)
      for (let from = 0; from + length <= bounded.length; from++)
        add(`c${bounded.slice(from, from + length)}`, LETTER_RUN)
  })
  const size = Math.sqrt([...grams.values()].reduce((sum, weight) => sum + weight * weight, 0)) || 1
  return new Map([...grams].map(([bucket, weight]) => [bucket, weight / size]))
}

/** @param packed as `model/train-reader.ts` writes it */
export function unpackClassifier({ classes, bias, levels, gaps, weights }: PackedClassifier): Classifier {
  const starts = new Uint32Array(BUCKETS + 1)
  const places = new Uint16Array(weights.length)
  let place = -1
  let bucket = -1
  let count = 0
  for (let at = 0; at < gaps.length; at++) {
    const gap = numberOf(gaps.charCodeAt(at))
    place += gap
    if (gap === LONGEST_GAP) continue
    const own = Math.floor(place / classes.length)
    starts.fill(count, bucket + 1, own + 1)
    bucket = own
    places[count++] = place % classes.length
  }
  starts.fill(count, bucket + 1)
  const values = Float64Array.from(weights, (sign) => levels[numberOf(sign.charCodeAt(0))] ?? 0)
  return { classes, bias, starts, places, weights: values }
}

export function classify(sentence: string, reader: Classifier): Map<string, number> {
  const { classes, starts, places, weights } = reader
  const scores = Float64Array.from(reader.bias)
  for (const [bucket, share] of gramsOf(sentence)) {
    const end = starts[bucket + 1] ?? 0
    for (let at = starts[bucket] ?? 0; at < end; at++) {
      const place = places[at] ?? 0
      scores[place] = (scores[place] ?? 0) + share * (weights[at] ?? 0)
    }
  }
  const highest = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY)
  const powers = scores.map((score) => Math.exp(score - highest))
  const sum = powers.reduce((total, power) => total + power, 0)
  return new Map(classes.map((name, at) => [name, (powers[at] ?? 0) / sum]))
}
