import { saveFile } from '../../../platform/files/files.ts'
import { Alert, Button, toast } from '../../../ui/index.ts'
import { InView } from './InView.tsx'

const inGroups = (code: string) => code.replaceAll(/(.{4})(?=.)/g, '$1-')

/** Null: no codes were made; `kept`: the earlier ones stand. */
export function RecoveryCodes({ codes }: { codes: string[] | 'kept' | null }) {
  if (codes === 'kept') return <p>It is on. Your recovery codes stay as they are.</p>
  if (codes === null)
    return (
      <Alert title="On, without recovery codes" tone="soon">
        The second step is on, but no recovery codes were made. Open "Change the second step" and make some:
        without them a lost device locks you out.
      </Alert>
    )
  const save = async () => {
    const text = `Recovery codes for Tappet. Each works once.\n\n${codes.map(inGroups).join('\n')}\n`
    try {
      await saveFile('tappet-recovery-codes.txt', new Blob([text], { type: 'text/plain' }))
    } catch {
      toast.error('Not saved', { description: 'The file was not written. Copy the codes by hand.' })
    }
  }
  return (
    <InView block="start">
      <p>
        These open your account without the second step, each once. Keep them apart from your devices. They
        are not shown again.
      </p>
      <ul
        aria-label="Recovery codes"
        className="grid grid-cols-[repeat(auto-fill,minmax(min(10rem,100%),1fr))] gap-2 font-mono"
      >
        {codes.map((code) => (
          <li className="select-all" key={code}>
            {inGroups(code)}
          </li>
        ))}
      </ul>
      <Button onClick={save} variant="secondary">
        Save as a file
      </Button>
    </InView>
  )
}
