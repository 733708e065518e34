import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CaseHandoverRow } from '@tappet/wire'
import { Copy, Link2, Share2 } from 'lucide-react'
import { useState } from 'react'
import { queryKeys } from '../../backend/cache/query-keys.ts'
import { useBackend } from '../../backend/connection/backend.tsx'
import { failedWrite, isRefusal, NO_ANSWER } from '../../backend/connection/failed-write.ts'
import { fetchHandovers } from '../../backend/diagnoses/cases.ts'
import { formatMoment } from '../../format/moment.ts'
import { unsentText, useUnsent } from '../../offline/unsent.ts'
import { canShare, copyText, shareText } from '../../platform/files/share.ts'
import {
  Button,
  Card,
  CardBody,
  CardHeader,
  Dialog,
  SelectField,
  TextField,
  toast,
  toastCopied,
} from '../../ui/index.ts'

const DAYS = [
  { value: '3', label: '3 days' },
  { value: '14', label: '14 days' },
  { value: '30', label: '30 days' },
]

export function HandoverCard({
  userId,
  caseId,
  isSent,
}: {
  userId: string
  caseId: string
  isSent: boolean
}) {
  const { client } = useBackend()
  const queryClient = useQueryClient()
  const [making, setMaking] = useState(false)
  const unsent = useUnsent()
  const links = useQuery({
    queryKey: queryKeys.handovers(userId, caseId),
    queryFn: ({ signal }) => fetchHandovers(client, userId, caseId, signal),
    enabled: isSent,
  })
  const readAgain = () =>
    queryClient.invalidateQueries({ queryKey: queryKeys.handovers(userId, caseId) }).catch(() => undefined)
  const withdraw = async (id: string) => {
    const { data, error } = await client.rpc('withdraw_handover', { p_id: id })
    if (error || !data) {
      const failed = failedWrite(error, 'withdrawn', 'The link may still be open. Try again.')
      toast.error(failed.title, { description: failed.description })
    } else toast.success('Link withdrawn')
    await readAgain()
  }
  return (
    <Card>
      <CardHeader
        description="One link with this case: symptoms, sound, codes, and what was done before. No account needed."
        title="For the mechanic"
      />
      <CardBody className="flex flex-col gap-4">
        {links.data?.map((link) => (
          <OneLink key={link.id} link={link} onWithdraw={() => void withdraw(link.id)} />
        ))}
        {links.isError ? <p className="text-muted">Whether there are links could not be read.</p> : null}
        <Button
          className="self-start"
          disabled={!isSent}
          icon={<Link2 aria-hidden="true" />}
          onClick={() => setMaking(true)}
          variant="secondary"
        >
          Make a link
        </Button>
        {unsent > 0 ? (
          <p className="text-sm text-muted">{unsentText(unsent)} The mechanic sees what was sent.</p>
        ) : null}
        {isSent ? null : (
          <p className="text-sm text-muted">A link can be made when this case has been sent.</p>
        )}
        {making ? (
          <LinkDialog
            caseId={caseId}
            onClose={() => {
              setMaking(false)
              void readAgain()
            }}
          />
        ) : null}
      </CardBody>
    </Card>
  )
}

function linkWords({ withdrawn_at, expires_at }: CaseHandoverRow, nowMs: number): string {
  if (withdrawn_at !== null) return `Withdrawn ${formatMoment(withdrawn_at)}`
  const isOver = Date.parse(expires_at) <= nowMs
  return `${isOver ? 'Ended' : 'Open until'} ${formatMoment(expires_at)}`
}

function OneLink({ link, onWithdraw }: { link: CaseHandoverRow; onWithdraw: () => void }) {
  const [nowMs] = useState(() => Date.now())
  const isOpen = link.withdrawn_at === null && Date.parse(link.expires_at) > nowMs
  const { opened_count, last_opened_at, answers } = link
  return (
    <div className="flex flex-col gap-1 border-b border-line pb-3">
      <p className="font-semibold">{linkWords(link, nowMs)}</p>
      <p className="text-sm text-muted">
        {last_opened_at === null
          ? 'Nobody has opened it.'
          : `Opened ${opened_count === 1 ? 'once' : `${opened_count} times`}, last ${formatMoment(last_opened_at)}.`}
        {answers > 0 ? ` ${answers === 1 ? '1 answer' : `${answers} answers`}.` : ''}
      </p>
      {isOpen ? (
        <Button className="-ml-3 self-start" onClick={onWithdraw} size="sm" variant="ghost">
          Withdraw
        </Button>
      ) : null}
    </div>
  )
}

const SHARE_TITLE = 'A car to look at'

function LinkDialog({ caseId, onClose }: { caseId: string; onClose: () => void }) {
  const { client } = useBackend()
  const [days, setDays] = useState('14')
  const [url, setUrl] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const make = async () => {
    setBusy(true)
    const { data, error } = await client.rpc('make_handover', { p_case_id: caseId, p_days: Number(days) })
    setBusy(false)
    if (error)
      toast.error(isRefusal(error) ? 'No link was made' : 'It is not known whether a link was made', {
        description: isRefusal(error)
          ? `${error.message}.`
          : `${NO_ANSWER} A link whose address was not shown opens for nobody; it stands in the list and can be withdrawn.`,
      })
    // Behind the #, so that no server and no log reads it.
    else setUrl(`${location.origin}/handover#${data}`)
  }
  return (
    <Dialog
      description={
        url === null
          ? 'Who has the link reads the case’s title, your car’s name and mileage, symptoms, notes, recordings, codes with freeze frame, and the items and mileage of the service log. No prices, no receipts, nothing of other cars or cases.'
          : 'It is shown this once. Anyone who has it can read the case until it ends or you withdraw it.'
      }
      footer={
        url === null ? (
          <Button loading={busy} onClick={() => void make()}>
            Make link
          </Button>
        ) : (
          <>
            {canShare() ? (
              <Button
                icon={<Share2 aria-hidden="true" />}
                onClick={() => void shareText(SHARE_TITLE, url)}
                variant="secondary"
              >
                Share
              </Button>
            ) : null}
            <Button
              icon={<Copy aria-hidden="true" />}
              onClick={() => void copyText(url).then((copied) => toastCopied(copied, 'Link copied'))}
            >
              Copy link
            </Button>
          </>
        )
      }
      onOpenChange={onClose}
      open
      title="A link for the mechanic"
    >
      {url === null ? (
        <SelectField
          label="How long is it open?"
          onChange={(event) => setDays(event.target.value)}
          options={DAYS}
          value={days}
        />
      ) : (
        <TextField label="Link" onFocus={(event) => event.target.select()} readOnly value={url} />
      )}
    </Dialog>
  )
}
