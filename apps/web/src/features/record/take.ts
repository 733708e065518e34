import type { SoundFlaw } from '@tappet/acoustics'
import type { DrivingContext, SoundChip } from '@tappet/wire'

export type Take = {
  /** Mono at 16 kHz. */
  samples16k: Float32Array
  /** As it was recorded as stated (webm opus, the platform's own type, or WAV), or the uploaded file. */
  clip: Blob
  /** What is judged, as it is played, sent and saved: 16 kHz mono. */
  wav: Blob
  durationSeconds: number
  /** It went, or may have gone, through a noise filter. */
  filtered?: boolean
  /** What makes it say too little; absent in takes that an older version of the app kept. */
  flaws?: readonly SoundFlaw[]
}

export type SoundToAnalyze = Take & {
  /** Trimmed; absent when empty. */
  description?: string
  context: DrivingContext[]
  sounds: SoundChip[]
  source: 'recorded' | 'uploaded'
}

export function soundToAnalyze(
  { flaws: _, ...take }: Take,
  source: 'recorded' | 'uploaded',
  { description, context, sounds }: { description: string; context: DrivingContext[]; sounds: SoundChip[] },
): SoundToAnalyze {
  const words = description.trim()
  return { ...take, context, sounds, source, ...(words && { description: words }) }
}
