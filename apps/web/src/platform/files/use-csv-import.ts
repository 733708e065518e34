import type { CsvLine } from '@tappet/upkeep'
import { useState } from 'react'
import { FileRefused, readCsvFile } from './csv-file.ts'

/**
 * A CSV file that the driver picks, and the answers to what it does not state.
 *
 * @param usualChoices the answers before the driver gives any; asked again for each file
 */
export function useCsvImport<Choices>(usualChoices: () => Choices) {
  const [picked, setPicked] = useState<{ name: string; lines: CsvLine[] } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [choices, setChoices] = useState(usualChoices)
  const pick = async (file: File) => {
    setProblem(null)
    setPicked(null)
    setChoices(usualChoices())
    try {
      setPicked({ name: file.name, lines: await readCsvFile(file) })
    } catch (error) {
      setProblem(
        error instanceof FileRefused ? error.message : 'This file could not be read. Choose another one.',
      )
    }
  }
  return { picked, problem, choices, setChoices, pick }
}
