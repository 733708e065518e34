import { type FormEvent, useState } from 'react'
import { Button, TextField } from '../../ui/index.ts'
import * as copy from './copy.ts'
import type { CaseEdits } from './use-case.ts'

const MAX_WORDS_LENGTH = 500

export function TellMore({ edits }: { edits: CaseEdits }) {
  const [words, setWords] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    const text = words.trim()
    if (text === '') return
    edits.edit(copy.noted, (engine, before) => engine.withText(before, text))
    setWords('')
  }
  return (
    <form className="flex flex-wrap items-end gap-2 print:hidden" onSubmit={send}>
      <div className="min-w-0 flex-1 basis-48">
        <TextField
          label={copy.tellMore}
          maxLength={MAX_WORDS_LENGTH}
          onChange={(event) => setWords(event.target.value)}
          value={words}
        />
      </div>
      <Button type="submit" variant="secondary">
        {copy.add}
      </Button>
    </form>
  )
}
