import { type ClipLicence, clipLicences, type MechanicFindingRow } from '@tappet/wire'
import { useState } from 'react'
import { LICENCE_WORDS } from '../../format/found.ts'
import { formatDate } from '../../format/moment.ts'
import { Checkbox, SelectField } from '../../ui/index.ts'

const [FIRST_LICENCE] = clipLicences

export function GiveClip({
  finding,
  busy,
  onChange,
}: {
  finding: MechanicFindingRow
  busy: boolean
  onChange: (licence: ClipLicence | null) => Promise<unknown>
}) {
  const [asked, setAsked] = useState<ClipLicence | null>()
  const licence = asked === undefined ? finding.licence : asked
  const consentedAt = asked === undefined ? finding.consented_at : null
  const ask = (next: ClipLicence | null) => {
    setAsked(next)
    void onChange(next).then(() => setAsked(undefined))
  }
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-2">
      <Checkbox
        checked={licence !== null}
        disabled={busy}
        hint="It may be used, with what was found and the words above, to train and test sound models, and be passed on. Neither your name nor your address goes with it. Listen first: give no voices."
        label="Give this recording for training"
        onChange={(event) => ask(event.target.checked ? FIRST_LICENCE : null)}
      />
      {licence ? (
        <>
          <SelectField
            disabled={busy}
            hint={`${LICENCE_WORDS[licence].name}: ${LICENCE_WORDS[licence].means}.`}
            label="License"
            onChange={(event) => ask(clipLicences.find((one) => one === event.target.value) ?? null)}
            options={clipLicences.map((value) => ({ value, label: LICENCE_WORDS[value].name }))}
            value={licence}
          />
          <p className="text-sm text-muted">
            {consentedAt ? `Given since ${formatDate(consentedAt)}. ` : ''}You can take it back here at any
            time; copies passed on before stay under their licence.
          </p>
        </>
      ) : asked === undefined ? (
        <p className="text-sm text-muted">Your recording is not given to anybody.</p>
      ) : null}
    </div>
  )
}
