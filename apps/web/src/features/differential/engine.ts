import type { CaseInput, DifferentialCase, Sensed } from '@tappet/diagnosis'
import type { Senses } from '@tappet/diagnosis/differential'

/** In a file of its own: only pages that reason fetch it. */
export const loadEngine = () =>
  import('@tappet/diagnosis/differential').then((engine) => {
    isLoaded = true
    return engine
  })
let isLoaded = false

export const hasEngine = () => isLoaded
export type Engine = Awaited<ReturnType<typeof loadEngine>>

/** @throws when the engine cannot be fetched */
export async function openDifferential(input: CaseInput): Promise<DifferentialCase> {
  return (await loadEngine()).openCase(input)
}

/**
 * Absent senses change nothing.
 * @throws when the engine cannot be fetched
 */
export async function openWithSenses(input: CaseInput, senses: Senses): Promise<DifferentialCase> {
  return (await loadEngine()).openSensed(input, senses)
}

export async function senseCar(senses: Senses): Promise<Sensed> {
  return (await loadEngine()).sense(senses)
}

/** @throws when the engine cannot be fetched */
export async function addingSenses(senses: Senses): Promise<(before: DifferentialCase) => DifferentialCase> {
  const { sense, withSensed } = await loadEngine()
  const sensed = sense(senses)
  return (before) => withSensed(before, sensed)
}
