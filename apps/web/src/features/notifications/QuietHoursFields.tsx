import type { NotificationSettingsRow } from '@tappet/wire'
import { useEffect, useRef, useState } from 'react'
import type { Client } from '../../backend/connection/connect.ts'
import { deviceTimeZone } from '../../platform/runtime/time-zone.ts'
import { Button, Switch, TextField } from '../../ui/index.ts'
import { copy } from './delivery-copy.ts'
import { useSaveSettings } from './delivery-queries.ts'
import { type QuietHours, quietHoursOf, quietHoursProblem, USUAL_QUIET_HOURS } from './quiet-hours.ts'

/** The switch acts at once; times are saved together. */
export function QuietHoursFields({
  client,
  userId,
  settings,
}: {
  client: Client
  userId: string
  settings: NotificationSettingsRow | null
}) {
  const savedHours = quietHoursOf(settings)
  const [edited, setEdited] = useState<QuietHours | null>(null)
  const save = useSaveSettings(client, userId)
  useTimeZoneFollowsDevice(settings, () => save.mutate({ quiet: savedHours }))
  const shown = edited ?? savedHours
  const changed = edited !== null && (edited.from !== savedHours?.from || edited.until !== savedHours.until)
  const problem = edited === null ? undefined : quietHoursProblem(edited)
  const write = (quiet: QuietHours | null) => save.mutate({ quiet }, { onSuccess: () => setEdited(null) })
  return (
    <>
      <Switch
        checked={save.isPending ? save.variables.quiet != null : savedHours !== null}
        disabled={save.isPending}
        hint={copy.quietHint}
        label={copy.quietHours}
        onChange={(event) => write(event.target.checked ? USUAL_QUIET_HOURS : null)}
      />
      {shown === null ? null : (
        <form
          className="flex flex-col gap-3 pt-1"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (edited !== null && problem === undefined) write(edited)
          }}
        >
          <div className="grid gap-3 fit-cols-2 [--fit-min:7rem]">
            <TextField
              error={problem}
              label={copy.from}
              onChange={(event) => setEdited({ ...shown, from: event.target.value })}
              type="time"
              value={shown.from}
            />
            <TextField
              label={copy.until}
              onChange={(event) => setEdited({ ...shown, until: event.target.value })}
              type="time"
              value={shown.until}
            />
          </div>
          <p className="text-sm text-muted">
            {copy.clock((settings?.time_zone ?? deviceTimeZone()).replaceAll('_', ' '))}
          </p>
          {changed ? (
            <Button
              disabled={problem !== undefined}
              loading={save.isPending}
              type="submit"
              variant="secondary"
            >
              {copy.saveQuiet}
            </Button>
          ) : null}
        </form>
      )}
    </>
  )
}

/** Told once, when this device says another zone. */
function useTimeZoneFollowsDevice(settings: NotificationSettingsRow | null, keep: () => void): void {
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current || (settings?.time_zone ?? 'UTC') === deviceTimeZone()) return
    isDone.current = true
    keep()
  }, [settings, keep])
}
