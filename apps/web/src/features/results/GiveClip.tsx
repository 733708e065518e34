import { type ClipLicence, clipLicences, type MechanicFindingRow } from '@tappet/wire'
import { useState } from 'react'
import { LICENCE_WORDS } from '../../format/found.ts'
import { formatDate } from '../../format/moment.ts'
import { Checkbox, SelectField } from '../../ui/index.ts'
import * as copy from './give-clip-copy.ts'

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
  const [choice, setChoice] = useState<ClipLicence | null>()
  const licence = choice === undefined ? finding.licence : choice
  const consentedAt = choice === undefined ? finding.consented_at : null
  const ask = (next: ClipLicence | null) => {
    setChoice(next)
    void onChange(next).then(() => setChoice(undefined))
  }
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-2">
      <Checkbox
        checked={licence !== null}
        disabled={busy}
        hint={copy.use}
        label={copy.give}
        onChange={(event) => ask(event.target.checked ? FIRST_LICENCE : null)}
      />
      {licence ? (
        <>
          <SelectField
            disabled={busy}
            hint={`${LICENCE_WORDS[licence].name}: ${LICENCE_WORDS[licence].means}.`}
            label={copy.license}
            onChange={(event) => ask(clipLicences.find((one) => one === event.target.value) ?? null)}
            options={clipLicences.map((value) => ({ value, label: LICENCE_WORDS[value].name }))}
            value={licence}
          />
          <p className="text-sm text-muted">{copy.takeBack(consentedAt ? formatDate(consentedAt) : null)}</p>
        </>
      ) : choice === undefined ? (
        <p className="text-sm text-muted">{copy.notGiven}</p>
      ) : null}
    </div>
  )
}
