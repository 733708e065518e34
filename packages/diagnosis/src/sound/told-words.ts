/**
 * What the driver's words and chosen sounds say of the noise, by the reader learned from lines of two writers who did
 * not see each other's (model/train-reader.ts).
 */
import { type SoundClass, soundClasses } from '@tappet/acoustics/model'
import { readSound } from '../differential/words/learned.ts'
import { NOTHING } from '../differential/words/reader.ts'
import { clausesOf } from '../differential/words/tokens.ts'
import { type SoundChip, soundChips } from './types.ts'

/** Up or down. Chosen with the car left out (model/LOG.md). */
const MAX_WORD_RATIO = 4
/** A recording may hold what its driver does not hear. */
const MAX_HEALTHY_RATIO = 2

/** `text`: the description without what it denies. */
export type Told = { text: string; kind: 'text' | 'chosen' | 'denied' }

export type ToldWords = {
  told: readonly Told[]
  /** How much likelier the words are with this sound than with another, 1 where they say nothing of it. */
  ratios: Readonly<Record<SoundClass, number>>
  isTold: boolean
  namesNoise: boolean
}

/** "no squeal when cold", "no sign of a knock or a tick" */
const DENIAL = new RegExp(
  `\\b(?:no|not|without|never)(?: (?:an?|any|the|signs?|of|more|longer|hear|makes?|making))*(?: (?:or |nor |and )?(?:an? )?(?:${soundChips.join('|')})\\w*)+(?:(?! but\\b| then\\b| just\\b)[^,.;:!?\n])*`,
  'gi',
)

function toldIn(description: string, chosen: readonly SoundChip[]): Told[] {
  const text = clausesOf(description).text
  const denials = (text.match(DENIAL) ?? []).join(' ').toLowerCase()
  const chips = soundChips.filter((chip) => chosen.includes(chip))
  const denied = soundChips.filter((chip) => !chips.includes(chip) && denials.includes(chip))
  return [
    { text: text.replace(DENIAL, ' ').trim(), kind: 'text' as const },
    ...chips.map((chip) => ({ text: chip, kind: 'chosen' as const })),
    ...denied.map((chip) => ({ text: chip, kind: 'denied' as const })),
  ].filter((each) => each.text !== '')
}

const shareOf = (text: string, ...names: (SoundClass | typeof NOTHING)[]) => {
  const reading = readSound(text)
  return names.reduce((sum, name) => sum + (reading.get(name) ?? 0), 0)
}

const bounded = (name: SoundClass, ratio: number) =>
  Math.max(1 / MAX_WORD_RATIO, Math.min(name === 'healthy' ? MAX_HEALTHY_RATIO : MAX_WORD_RATIO, ratio))

/** How much likelier it is told of this sound than of another. */
export const boundlessRatio = (text: string, name: SoundClass): number =>
  shareOf(text, NOTHING) + soundClasses.length * shareOf(text, name)

/** As far as it counts; that a noise is not there speaks for none. */
export function ratioOf({ text, kind }: Told, name: SoundClass): number {
  const ratio = bounded(name, boundlessRatio(text, name))
  return kind === 'denied' ? 1 / Math.max(1, ratio) : ratio
}

const LIKELIER_THAN_NOT = 0.5

export const saysSound = ({ text, kind }: Told) =>
  kind !== 'text' || shareOf(text, NOTHING) < LIKELIER_THAN_NOT

const isNoise = ({ text, kind }: Told) =>
  kind === 'chosen' || (kind === 'text' && shareOf(text, NOTHING, 'healthy') < LIKELIER_THAN_NOT)

export function toldWords(description: string, chosen: readonly SoundChip[]): ToldWords {
  const clues = toldIn(description, chosen)
  const ratioOfAll = (name: SoundClass) =>
    bounded(
      name,
      clues.reduce((all, each) => all * ratioOf(each, name), 1),
    )
  return {
    told: clues,
    ratios: Object.fromEntries(soundClasses.map((name) => [name, ratioOfAll(name)])) as ToldWords['ratios'],
    isTold: clues.some(saysSound),
    namesNoise: clues.some(isNoise),
  }
}

export const countsAsSound = (text: string) => saysSound({ text, kind: 'text' })
