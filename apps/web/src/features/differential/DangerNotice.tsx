import type { CaseInput, DifferentialCase } from '@tappet/diagnosis'
import { useEffect, useState } from 'react'
import { Alert } from '../../ui/index.ts'
import * as copy from './danger-copy.ts'
import { openDifferential } from './engine.ts'

type Drive = DifferentialCase['report']['drive']

/**
 * Before any analysis, count or sign-in, and without the network. Silence is no answer; where it could not look, it
 * says that.
 */
export function DangerNotice({ input }: { input: CaseInput }) {
  const drive = useDrive(input)
  if (drive === 'not checked') {
    return (
      <Alert live title={copy.notChecked} tone="soon">
        {copy.notCheckedWhat}
      </Alert>
    )
  }
  if (drive === null || !drive.known || (drive.level !== 'stop' && drive.level !== 'limp')) return null
  return (
    <Alert live title={drive.say} tone={drive.level === 'stop' ? 'now' : 'soon'}>
      <DriveNow drive={drive} />
    </Alert>
  )
}

function useDrive(input: CaseInput): Drive | 'not checked' | null {
  const [drive, setDrive] = useState<Drive | 'not checked' | null>(null)
  const inputText = JSON.stringify(input)
  useEffect(() => {
    let isLatest = true
    openDifferential(JSON.parse(inputText) as CaseInput).then(
      ({ report }) => {
        if (isLatest) setDrive(report.drive)
      },
      (error: unknown) => {
        console.warn('The differential could not be loaded', error)
        if (isLatest) setDrive('not checked')
      },
    )
    return () => {
      isLatest = false
    }
  }, [inputText])
  return drive
}

/** In the driver's own language: direction and voice. */
function DriveNow({ drive: { now, own } }: { drive: Pick<Drive, 'now' | 'own'> }) {
  if (own === undefined) return <p>{now}</p>
  return (
    <>
      <p>{now.slice(0, -own.say.length).trimEnd()}</p>
      <p className="mt-1 font-semibold" dir="auto" lang={own.tag}>
        {own.say}
      </p>
    </>
  )
}
