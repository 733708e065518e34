import type { DifferentialCase } from '@tappet/diagnosis'

type Drive = DifferentialCase['report']['drive']

/** In the driver's own language: direction and voice. */
export function DriveNow({ drive: { now, own } }: { drive: Pick<Drive, 'now' | 'own'> }) {
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
