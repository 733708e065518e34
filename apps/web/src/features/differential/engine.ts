import type { CaseInput, DifferentialCase, Sensed } from '@tappet/diagnosis'
import type { Senses } from '@tappet/diagnosis/differential'

/** The engine with its table of knowledge, in a file of its own: only pages that reason fetch it. */
export const loadEngine = () =>
  import('@tappet/diagnosis/differential').then((engine) => {
    isLoaded = true
    return engine
  })
let isLoaded = false

/** Whether the engine was fetched already: what needs it then costs nothing more. */
export const hasEngine = () => isLoaded
export type Engine = Awaited<ReturnType<typeof loadEngine>>

/**
 * A new case of what a driver told.
 * @throws when the engine cannot be fetched
 */
export async function openDifferential(input: CaseInput): Promise<DifferentialCase> {
  return (await loadEngine()).openCase(input)
}

/**
 * A new case with what the senses add to it, beside what the input brings along. Absent senses change nothing.
 * @throws when the engine cannot be fetched
 */
export async function openWithSenses(input: CaseInput, senses: Senses): Promise<DifferentialCase> {
  return (await loadEngine()).openSensed(input, senses)
}

/**
 * What a recording, a scan and the service log add to a case.
 * @throws when the engine cannot be fetched
 */
export async function senseCar(senses: Senses): Promise<Sensed> {
  return (await loadEngine()).sense(senses)
}

/**
 * What adds further senses to a case.
 * @throws when the engine cannot be fetched
 */
export async function addingSenses(senses: Senses): Promise<(before: DifferentialCase) => DifferentialCase> {
  const { sense, withSensed } = await loadEngine()
  const sensed = sense(senses)
  return (before) => withSensed(before, sensed)
}
