import type { DifferentialCase, Sensed } from '../saved/case.ts'
import { type CaseInput, openCase } from './case.ts'
import { together } from './senses/sensed.ts'
import { type Senses, sense } from './senses/senses.ts'

const adds = ({ codesRead, heard, ...lists }: Sensed) =>
  codesRead || heard !== undefined || Object.values(lists).some((list) => list.length > 0)

/** Absent senses change nothing. Throws for none. */
export function openSensed(input: CaseInput, senses: Senses): DifferentialCase {
  const sensed = together([...(input.sensed === undefined ? [] : [input.sensed]), sense(senses)])
  return openCase(adds(sensed) ? { ...input, sensed } : input)
}
