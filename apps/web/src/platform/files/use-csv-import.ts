import type { CsvLine } from '@tappet/upkeep'
import { useState } from 'react'
import { FileRefused, readCsvFile } from './csv-file.ts'

/** @param usualChoices asked again for each file */
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
