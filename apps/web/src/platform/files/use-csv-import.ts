import { useState } from 'react'
import { type CsvFile, FileRefused, readCsvFile } from './csv-file.ts'
import type { Encoding } from './encodings.ts'

/** @param usualChoices asked again for each file */
export function useCsvImport<Choices>(usualChoices: () => Choices) {
  const [picked, setPicked] = useState<(CsvFile & { file: File }) | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [choices, setChoices] = useState(usualChoices)
  const read = async (file: File, encoding?: Encoding) => {
    setProblem(null)
    try {
      setPicked({ ...(await readCsvFile(file, encoding)), file })
    } catch (error) {
      setPicked(null)
      setProblem(
        error instanceof FileRefused ? error.message : 'This file could not be read. Choose another one.',
      )
    }
  }
  const pick = async (file: File) => {
    setPicked(null)
    setChoices(usualChoices())
    await read(file)
  }
  /** Reads the letters of the file in another way. */
  const readAs = async (encoding: Encoding) => {
    if (picked) await read(picked.file, encoding)
  }
  return { picked, problem, choices, setChoices, pick, readAs }
}
