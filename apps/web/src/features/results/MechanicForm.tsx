import type { ClipLicence } from '@tappet/wire'
import { clipLicences, FOUND_OTHER } from '@tappet/wire'
import type { FormEvent } from 'react'
import { useState } from 'react'
import type { Finding } from '../../backend/diagnoses/put-finding.ts'
import { foundChoices, LICENCE_WORDS, MAX_WORDS_LENGTH } from '../../format/found.ts'
import { Button, Checkbox, SelectField, TextArea } from '../../ui/index.ts'

export type FoundForm = Pick<Finding, 'found' | 'words' | 'licence'>

const [FIRST_LICENCE] = clipLicences

/** Which issue it was, in words if none fits; and, unticked until the driver ticks it, the recording for training. */
export function MechanicForm({
  finding,
  hasClip,
  saving,
  onSave,
  onCancel,
}: {
  finding: FoundForm | null
  /** A recording lies with the diagnosis, so there is something to give. */
  hasClip: boolean
  saving: boolean
  onSave: (form: FoundForm) => void
  onCancel: () => void
}) {
  const [found, setFound] = useState(finding?.found ?? '')
  const [words, setWords] = useState(finding?.words ?? '')
  const [licence, setLicence] = useState(finding?.licence ?? null)
  const [tried, setTried] = useState(false)
  const foundError = tried && found === '' ? 'Choose what it was.' : undefined
  const wordsError =
    tried && found === FOUND_OTHER && words.trim() === '' ? 'Say in a few words what it was.' : undefined
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const said = words.trim()
    if (found === '' || (found === FOUND_OTHER && said === '')) return
    onSave({ found, words: said === '' ? null : said, licence: hasClip ? licence : null })
  }
  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={send}>
      <SelectField
        error={foundError}
        label="What was it?"
        onChange={(event) => setFound(event.target.value)}
        options={foundChoices}
        placeholder="Choose one"
        value={found}
      />
      <TextArea
        error={wordsError}
        label={found === FOUND_OTHER ? 'In your words' : 'In your words (optional)'}
        maxLength={MAX_WORDS_LENGTH}
        onChange={(event) => setWords(event.target.value)}
        value={words}
      />
      {hasClip ? <GiveClip licence={licence} onChange={setLicence} /> : null}
      <div className="flex flex-wrap gap-3">
        <Button loading={saving} type="submit">
          Save
        </Button>
        <Button onClick={onCancel} variant="ghost">
          Cancel
        </Button>
      </div>
    </form>
  )
}

function GiveClip({
  licence,
  onChange,
}: {
  licence: ClipLicence | null
  onChange: (licence: ClipLicence | null) => void
}) {
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-2">
      <Checkbox
        checked={licence !== null}
        hint="It may be used, with what was found and your words above, to train and test sound models, and be passed on. Neither your name nor your address goes with it."
        label="Give this recording for training"
        onChange={(event) => onChange(event.target.checked ? FIRST_LICENCE : null)}
      />
      {licence ? (
        <>
          <SelectField
            hint={`${LICENCE_WORDS[licence].name}: ${LICENCE_WORDS[licence].means}.`}
            label="Licence"
            onChange={(event) => onChange(clipLicences.find((one) => one === event.target.value) ?? null)}
            options={clipLicences.map((value) => ({ value, label: LICENCE_WORDS[value].name }))}
            value={licence}
          />
          <p className="text-sm text-muted">
            Listen to it first: give no voices. You can take it back here at any time; copies passed on before
            stay under their licence.
          </p>
        </>
      ) : null}
    </div>
  )
}
