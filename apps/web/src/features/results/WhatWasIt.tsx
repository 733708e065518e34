import { FOUND_OTHER, type MechanicFindingRow } from '@tappet/wire'
import { useState } from 'react'
import { useSession } from '../../backend/account/session.tsx'
import { useSignIn } from '../../backend/account/sign-in.ts'
import { useFindings, useSaveFinding } from '../../backend/diagnoses/findings.ts'
import type { Finding } from '../../backend/diagnoses/put-finding.ts'
import { type Candidate, candidatesOf, foundWords } from '../../format/found.ts'
import {
  Button,
  Chip,
  ChipGroup,
  ErrorState,
  FoldPart,
  lateLayer,
  SkeletonCard,
  toast,
} from '../../ui/index.ts'
import type { OtherFaultProps } from './OtherFault.tsx'
import { type SavedProps, useSaved } from './use-saved.ts'
import * as copy from './what-was-it-copy.ts'

const OtherFault = lateLayer<OtherFaultProps>(async () => (await import('./OtherFault.tsx')).OtherFault, {
  waiting: <SkeletonCard label={copy.loading} />,
})
const GiveClip = lateLayer<Parameters<typeof import('./GiveClip.tsx').GiveClip>[0]>(
  async () => (await import('./GiveClip.tsx')).GiveClip,
)

export type WhatWasItProps = SavedProps & {
  ranked: readonly Candidate[]
  hasClip: boolean
}

export function WhatWasIt(props: WhatWasItProps) {
  const { user, status } = useSession()
  const signIn = useSignIn()
  return (
    <div className="print:hidden">
      <FoldPart title={copy.question}>
        <p className="text-muted">{copy.whenToTap}</p>
        {user === null ? (
          <Faults
            isBusy={status === 'loading'}
            onChoose={() => signIn.open(copy.signIn)}
            ranked={props.ranked}
            said={null}
          />
        ) : (
          // One person's word is not the next one's to see.
          <Known key={user.id} {...props} userId={user.id} />
        )}
      </FoldPart>
    </div>
  )
}

function Known(props: WhatWasItProps & { userId: string }) {
  const findings = useFindings(props.historyId === null ? '' : props.userId)
  if (props.historyId !== null && findings.isError && !findings.data)
    return (
      <ErrorState
        action={<Button onClick={() => findings.refetch()}>{copy.tryAgain}</Button>}
        kept={copy.earlierKept}
        title={copy.notRead}
        what={copy.notReadWhat}
      />
    )
  const finding = findings.data?.find(({ history_id }) => history_id === props.historyId) ?? null
  const isKnown = props.historyId === null || findings.data !== undefined
  return <Said finding={finding} isKnown={isKnown} {...props} />
}

type SaidProps = WhatWasItProps & { userId: string; finding: MechanicFindingRow | null; isKnown: boolean }

function Said({ userId, ranked, hasClip, finding, isKnown, ...saved }: SaidProps) {
  const [asksOther, setAsksOther] = useState(false)
  const { send, isSending } = useSend(userId, saved)
  const isBusy = isSending || !isKnown
  const choose = (fault: string) => {
    if (fault === FOUND_OTHER) return setAsksOther(true)
    setAsksOther(false)
    if (fault !== finding?.found) void send({ found: fault, words: null, licence: finding?.licence ?? null })
  }
  return (
    <>
      <Faults isBusy={isBusy} onChoose={choose} ranked={ranked} said={finding?.found ?? null} />
      {finding?.words && !asksOther ? (
        <p className="border-l-2 border-line pl-3 text-muted">{finding.words}</p>
      ) : null}
      {asksOther ? (
        <OtherFault
          finding={finding}
          onCancel={() => setAsksOther(false)}
          onSave={async (said) => {
            if (await send({ ...said, licence: finding?.licence ?? null })) setAsksOther(false)
          }}
          saving={isSending}
        />
      ) : null}
      {finding && hasClip && !asksOther ? (
        <GiveClip busy={isBusy} finding={finding} onChange={(licence) => send({ ...finding, licence })} />
      ) : null}
      {finding && !asksOther ? (
        <Button
          className="-my-2 -ml-3 self-start"
          disabled={isBusy}
          onClick={() => void send(null)}
          size="sm"
          variant="ghost"
        >
          {copy.deleteFinding}
        </Button>
      ) : null}
    </>
  )
}

function Faults({
  ranked,
  said,
  isBusy = false,
  onChoose,
}: {
  ranked: readonly Candidate[]
  said: string | null
  isBusy?: boolean
  onChoose: (id: string) => void
}) {
  const offered = candidatesOf(ranked)
  const isOffered = said === null || offered.some(({ id }) => id === said)
  const all = isOffered ? offered : [{ id: said, name: foundWords(said, ranked) }, ...offered]
  return (
    <ChipGroup label={copy.question}>
      {all.map(({ id, name }) => (
        <Chip inert={isBusy} key={id} onToggle={() => onChoose(id)} selected={id === said}>
          {name}
        </Chip>
      ))}
    </ChipGroup>
  )
}

type Word = Omit<Finding, 'history_id'>

/** Null to take it back; a result in no history is saved first. */
function useSend(userId: string, saved: SavedProps) {
  const say = useSaveFinding(userId)
  const save = useSaved(saved)
  const [isSending, setIsSending] = useState(false)
  const send = async (said: Word | null): Promise<boolean> => {
    setIsSending(true)
    try {
      const historyId = await save(userId)
      if (historyId === null) return false
      await say.mutateAsync({ historyId, finding: said })
      return true
    } catch {
      toast.error(copy.notConfirmed, {
        description: copy.notConfirmedWhat,
      })
      return false
    } finally {
      setIsSending(false)
    }
  }
  return { send, isSending }
}
