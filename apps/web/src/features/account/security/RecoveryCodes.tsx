import { saveFile } from '../../../platform/files/files.ts'
import { Alert, Button, toast } from '../../../ui/index.ts'
import { copy } from './dialogs-copy.ts'
import { InView } from './InView.tsx'

const inGroups = (code: string) => code.replaceAll(/(.{4})(?=.)/g, '$1-')

/** Null: no codes were made; `kept`: the earlier ones stand. */
export function RecoveryCodes({ codes }: { codes: string[] | 'kept' | null }) {
  if (codes === 'kept') return <p>{copy.codesStand}</p>
  if (codes === null)
    return (
      <Alert title={copy.noCodes} tone="soon">
        {copy.makeCodes}
      </Alert>
    )
  const save = async () => {
    const text = copy.codesFile(codes.map(inGroups))
    try {
      await saveFile('tappet-recovery-codes.txt', new Blob([text], { type: 'text/plain' }))
    } catch {
      toast.error(copy.notSaved, { description: copy.copyByHand })
    }
  }
  return (
    <InView block="start">
      <p>{copy.codesAre}</p>
      <ul
        aria-label={copy.codes}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(10rem,100%),1fr))] gap-2 font-mono"
      >
        {codes.map((code) => (
          <li className="select-all" key={code}>
            {inGroups(code)}
          </li>
        ))}
      </ul>
      <Button onClick={save} variant="secondary">
        {copy.saveCodes}
      </Button>
    </InView>
  )
}
