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
import { useOneAtATime } from '../../platform/runtime/use-one-at-a-time.ts'
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
import { copy } from './page-copy.ts'

const DAYS = ['3', '14', '30'].map((value) => ({ value, label: copy.days(value) }))

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
    if (error || !data) toast.error(...failedWrite(error, 'withdrawn', copy.linkStillOpen))
    else toast.success(copy.linkWithdrawn)
    await readAgain()
  }
  return (
    <Card className="print:hidden">
      <CardHeader description={copy.mechanicHelp} title={copy.mechanic} />
      <CardBody className="flex flex-col gap-4">
        {links.data?.map((link) => (
          <OneLink key={link.id} link={link} onWithdraw={() => void withdraw(link.id)} />
        ))}
        {links.isError ? <p className="text-muted">{copy.linksUnread}</p> : null}
        <Button
          className="self-start"
          disabled={!isSent}
          icon={<Link2 />}
          onClick={() => setMaking(true)}
          variant="secondary"
        >
          {copy.makeALink}
        </Button>
        {unsent > 0 ? <p className="text-sm text-muted">{copy.unsent(unsentText(unsent))}</p> : null}
        {isSent ? null : <p className="text-sm text-muted">{copy.linkLater}</p>}
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
  if (withdrawn_at !== null) return copy.withdrawn(formatMoment(withdrawn_at))
  const isOver = Date.parse(expires_at) <= nowMs
  return (isOver ? copy.ended : copy.openUntil)(formatMoment(expires_at))
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
          ? copy.neverOpened
          : copy.openedTimes(opened_count, formatMoment(last_opened_at))}
        {answers > 0 ? copy.answers(answers) : ''}
      </p>
      {isOpen ? (
        <Button className="-ml-3 self-start" onClick={onWithdraw} size="sm" variant="ghost">
          {copy.withdraw}
        </Button>
      ) : null}
    </div>
  )
}

function LinkDialog({ caseId, onClose }: { caseId: string; onClose: () => void }) {
  const { client } = useBackend()
  const [days, setDays] = useState('14')
  const [url, setUrl] = useState<string | null>(null)
  const [make, busy] = useOneAtATime(async () => {
    const { data, error } = await client.rpc('make_handover', { p_case_id: caseId, p_days: Number(days) })
    if (error)
      toast.error(isRefusal(error) ? copy.noLink : copy.linkUnknown, {
        description: isRefusal(error) ? `${error.message}.` : copy.linkUnknownHelp(NO_ANSWER),
      })
    // Behind the #, so that no server and no log reads it.
    else setUrl(`${location.origin}/handover#${data}`)
  })
  return (
    <Dialog
      description={url === null ? copy.linkShows : copy.linkOnce}
      footer={
        url === null ? (
          <Button loading={busy} onClick={() => void make()}>
            {copy.makeLink}
          </Button>
        ) : (
          <>
            {canShare() ? (
              <Button
                icon={<Share2 />}
                onClick={() => void shareText(copy.shareTitle, url)}
                variant="secondary"
              >
                {copy.share}
              </Button>
            ) : null}
            <Button
              icon={<Copy />}
              onClick={() => void copyText(url).then((copied) => toastCopied(copied, copy.linkCopied))}
            >
              {copy.copyLink}
            </Button>
          </>
        )
      }
      onOpenChange={onClose}
      open
      title={copy.linkTitle}
    >
      {url === null ? (
        <SelectField
          label={copy.howLong}
          onChange={(event) => setDays(event.target.value)}
          options={DAYS}
          value={days}
        />
      ) : (
        <TextField label={copy.link} onFocus={(event) => event.target.select()} readOnly value={url} />
      )}
    </Dialog>
  )
}
