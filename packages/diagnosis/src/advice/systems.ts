import { plainText } from '../matching/text.ts'
import { type CarSystem, carSystems } from './systems.table.ts'

/** A word counts from its start, short ones as a whole. */
export function systemOf(text: string): CarSystem | null {
  const padded = ` ${plainText(text)} `
  const names = (word: string) => padded.includes(word.length > 3 ? ` ${word}` : ` ${word} `)
  return carSystems.find(({ words }) => words.some(names)) ?? null
}
