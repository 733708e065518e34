/** Keeps the take in hand on this device until it is analyzed or discarded, and brings it back to a new page. */
import { type DrivingContext, drivingContexts, type SoundChip, soundChips } from '@tappet/wire'
import { jsonOf } from '../../platform/storage/json.ts'
import type { InstantStorage } from '../../platform/storage/storage.ts'
import type { TabSlot } from '../../platform/storage/tab-slot.ts'
import { wavOf } from './capture.ts'
import type { Held, Input, RecorderState } from './recorder.ts'
import type { Take } from './take.ts'

/** A take as it is kept: plain values that a database can hold. */
export type KeptTake = Exclude<Held, { name: 'idle' }>

const WORDS_KEY = 'tappet.take-words'

export interface TakeKeeper {
  follow: (before: RecorderState, after: RecorderState) => void
  /** `isQueued`: the queue has the take in hand, so no new page gets it back; false: it is needed here again. */
  handOn: (isQueued: boolean) => void
  restore: () => Promise<Extract<Input, { kind: 'restored' }> | null>
}

/** The sound lies in a slot of its own; what is said about it, written at every letter, in plain storage. */
export function createTakeKeeper(slot: TabSlot<KeptTake>, storage: InstantStorage): TakeKeeper {
  let slotTake: KeptTake | null = null

  function follow(before: RecorderState, after: RecorderState): void {
    const take = inHand(after)
    if (take && take !== slotTake) keep(take)
    else if (!take && slotTake && after.phase.name === 'idle') forget()
    const said =
      before.description !== after.description ||
      before.context !== after.context ||
      before.sounds !== after.sounds
    if (take && (said || inHand(before) !== take)) writeWords(storage, after)
  }

  // A device that keeps nothing still has the take in this page.
  function keep(take: KeptTake): void {
    slotTake = take
    slot.put(take).catch(() => undefined)
  }

  function forget(): void {
    slotTake = null
    storage.removeItem(WORDS_KEY)
    slot.clear().catch(() => undefined)
  }

  function handOn(isQueued: boolean): void {
    if (isQueued) slot.clear().catch(() => undefined)
    else if (slotTake) keep(slotTake)
  }

  async function restore(): Promise<Extract<Input, { kind: 'restored' }> | null> {
    const earlierTake = await slot.adopt().catch(() => null)
    if (!earlierTake) return null
    // A recording that began meanwhile is newer, and keeps its place.
    if (slotTake) return null
    slotTake = withWav(earlierTake)
    return { kind: 'restored', held: slotTake, ...readWords(storage) }
  }

  return { follow, handOn, restore }
}

/** An older version of the app kept a take without its WAV. */
function withWav(take: KeptTake): KeptTake {
  const { samples16k, wav }: Pick<Take, 'samples16k'> & Partial<Take> = take.take
  return { ...take, take: { ...take.take, wav: wav ?? wavOf(samples16k) } }
}

/** The take that a state has in hand, or would go back to; null for none. */
function inHand({ phase }: RecorderState): KeptTake | null {
  const current = 'held' in phase ? phase.held : phase
  return current.name === 'recorded' || current.name === 'uploaded' ? current : null
}

function writeWords(storage: InstantStorage, { description, context, sounds }: RecorderState): void {
  storage.setItem(WORDS_KEY, JSON.stringify({ description, context, sounds }))
}

function readWords(storage: InstantStorage): {
  description: string
  context: DrivingContext[]
  sounds: SoundChip[]
} {
  const words = (jsonOf(storage.getItem(WORDS_KEY)) ?? {}) as Partial<Record<keyof RecorderState, unknown>>
  const { description, context, sounds } = words
  return {
    description: typeof description === 'string' ? description : '',
    context: drivingContexts.filter((each) => Array.isArray(context) && context.includes(each)),
    sounds: soundChips.filter((each) => Array.isArray(sounds) && sounds.includes(each)),
  }
}
