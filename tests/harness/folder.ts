import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'

function newFolder(whenOver: (remove: () => void) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'tappet-test-'))
  whenOver(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A folder of its own for a file or a `describe`, gone after its last test. */
export const fileFolder = (): string => newFolder(afterAll)

/** A folder for the test that runs or is being set up, gone after it. */
export const testFolder = (): string => newFolder(onTestFinished)
