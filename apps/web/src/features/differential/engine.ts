import type { CaseInput, DifferentialCase } from '@tappet/diagnosis'

/** The engine with its table of knowledge, in a file of its own: only pages that reason fetch it. */
export const loadEngine = () => import('@tappet/diagnosis/differential')
export type Engine = Awaited<ReturnType<typeof loadEngine>>

/**
 * A new case of what a driver told.
 * @throws when the engine cannot be fetched
 */
export async function openDifferential(input: CaseInput): Promise<DifferentialCase> {
  return (await loadEngine()).openCase(input)
}
