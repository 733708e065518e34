import type { DrivingContext } from '@tappet/wire'

/** Sound that may be analysed: recorded or uploaded. */
export type Take = {
  /** Mono at 16 kHz. */
  samples16k: Float32Array
  /** As it is stored and played: webm opus, the platform's own type, the uploaded file, or WAV. */
  clip: Blob
  durationSeconds: number
}

/** What Analyze Sound hands on. */
export type SoundToAnalyze = Take & {
  /** Trimmed; absent when empty. */
  description?: string
  context: DrivingContext[]
  source: 'recorded' | 'uploaded'
}

/** A take with what the driver said about it. */
export function soundToAnalyze(
  { samples16k, clip, durationSeconds }: Take,
  source: 'recorded' | 'uploaded',
  { description, context }: { description: string; context: DrivingContext[] },
): SoundToAnalyze {
  const said = description.trim()
  const sound = { samples16k, clip, durationSeconds, context, source }
  return said === '' ? sound : { ...sound, description: said }
}
