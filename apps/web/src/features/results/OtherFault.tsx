import { FOUND_OTHER, type MechanicFindingRow } from '@tappet/wire'
import { type FormEvent, useState } from 'react'
import { MAX_WORDS_LENGTH } from '../../format/found.ts'
import { faultOptions } from '../../format/found-faults.ts'
import { Button, SelectField, TextArea } from '../../ui/index.ts'
import * as copy from './what-was-it-copy.ts'

export type OtherFaultProps = {
  finding: MechanicFindingRow | null
  saving: boolean
  onSave: (said: { found: string; words: string | null }) => Promise<void>
  onCancel: () => void
}

export function OtherFault({ finding, saving, onSave, onCancel }: OtherFaultProps) {
  const isListed = faultOptions.some(({ value }) => value === finding?.found)
  const [fault, setFault] = useState(isListed && finding ? finding.found : FOUND_OTHER)
  const [words, setWords] = useState(finding?.words ?? '')
  const [tried, setTried] = useState(false)
  const isLacking = fault === FOUND_OTHER && words.trim() === ''
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isLacking) void onSave({ found: fault, words: words.trim() || null })
  }
  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={send}>
      <SelectField
        label={copy.whichFault}
        onChange={(event) => setFault(event.target.value)}
        options={faultOptions}
        value={fault}
      />
      <TextArea
        error={tried && isLacking ? copy.wordsMissing : undefined}
        label={fault === FOUND_OTHER ? copy.words : copy.wordsOptional}
        maxLength={MAX_WORDS_LENGTH}
        onChange={(event) => setWords(event.target.value)}
        value={words}
      />
      <div className="flex flex-wrap gap-3">
        <Button loading={saving} type="submit">
          {copy.save}
        </Button>
        <Button onClick={onCancel} variant="ghost">
          {copy.cancel}
        </Button>
      </div>
    </form>
  )
}
