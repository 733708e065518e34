import { emptyScanWords, otherCodesWords, soundWords } from '@tappet/diagnosis/kept-case'
import { pidRow } from '@tappet/obd'
import { type FindingAnswer, type HandedOver, handedOver, handoverToken } from '@tappet/wire'
import { FolderOpen } from 'lucide-react'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useConnection } from '../../backend/connection/backend.tsx'
import type { Client } from '../../backend/connection/connect.ts'
import { formatDistance } from '../../format/distance.ts'
import { formatDay } from '../../format/local-day.ts'
import { formatMoment } from '../../format/moment.ts'
import { costVerdict, estimateOf, sureOf } from '../../format/verdict.ts'
import { useUnitsOf } from '../../platform/storage/preferences.ts'
import {
  Alert,
  Badge,
  Button,
  Card,
  CardBody,
  CardHeader,
  ErrorState,
  Page,
  PageColumns,
  PageHeader,
  PointList,
  Section,
  VerdictCard,
} from '../../ui/index.ts'
import { FindingForm } from './FindingForm.tsx'
import { copy } from './handover-copy.ts'

export type HandedSound = HandedOver['sounds'][number]

export type HandoverPageProps = {
  Sound: ComponentType<{ sound: HandedSound }>
}

type State =
  | { step: 'closed' | 'opening' }
  | { step: 'open'; contents: HandedOver }
  | { step: 'failed'; ended: boolean; what: string }

/** Nothing is asked of the server, and nothing counted, before a tap. */
export function HandoverPage({ Sound }: HandoverPageProps) {
  const { promise } = useConnection()
  const [token] = useState(() => handoverToken.safeParse(location.hash.slice(1)).data ?? null)
  const [state, setState] = useState<State>({ step: 'closed' })
  const open = async () => {
    if (token === null) return
    setState({ step: 'opening' })
    const { client } = await promise
    setState(await opened(client, token))
  }
  return (
    <Page>
      <meta content="noindex, nofollow" name="robots" />
      <meta content="no-referrer" name="referrer" />
      {state.step === 'open' && token !== null ? (
        <Contents contents={state.contents} Sound={Sound} token={token} />
      ) : (
        <Closed onOpen={() => void open()} state={state} token={token} />
      )}
    </Page>
  )
}

async function opened(client: Client, token: string): Promise<State> {
  const { data, error } = await client.functions.invoke('handover', { body: { action: 'open', token } })
  if (error) return failureOf(error)
  const contents = handedOver.safeParse(data)
  return contents.success
    ? { step: 'open', contents: contents.data }
    : { step: 'failed', ended: false, what: copy.answerUnread }
}

async function failureOf(error: unknown): Promise<Extract<State, { step: 'failed' }>> {
  const context = error instanceof Error && 'context' in error ? error.context : null
  if (!(context instanceof Response)) return { step: 'failed', ended: false, what: copy.noAnswer }
  const said = (await context.json().catch(() => null)) as { error?: unknown } | null
  const what = typeof said?.error === 'string' ? said.error : copy.couldNot
  return { step: 'failed', ended: context.status === 410, what }
}

function Closed({ token, state, onOpen }: { token: string | null; state: State; onOpen: () => void }) {
  const failure = state.step === 'failed' ? state : null
  return (
    <>
      <PageHeader subtitle={copy.subtitle} title={copy.title} />
      {token === null ? (
        <ErrorState title={copy.incomplete} what={copy.incompleteHelp} />
      ) : failure ? (
        <ErrorState
          action={failure.ended ? undefined : <Button onClick={onOpen}>{copy.tryAgain}</Button>}
          title={failure.ended ? copy.ended : copy.notOpened}
          what={failure.what}
        />
      ) : (
        <Card>
          <CardBody className="flex flex-col items-start gap-4 pt-5">
            <p>{copy.beforeOpening}</p>
            <Button icon={<FolderOpen />} loading={state.step === 'opening'} onClick={onOpen} size="lg">
              {copy.open}
            </Button>
          </CardBody>
        </Card>
      )}
    </>
  )
}

function Contents({
  contents,
  token,
  Sound,
}: HandoverPageProps & { contents: HandedOver; token: string }): ReactNode {
  const { distance: unit } = useUnitsOf(null)
  const { car, symptoms, notes, notesInAll, sounds, soundsInAll, log, loggedInAll } = contents
  const mileage = car.odometerMiles === null ? null : formatDistance(car.odometerMiles, unit)
  return (
    <>
      <PageHeader
        subtitle={[car.name || copy.carUnnamed, mileage].filter(Boolean).join(', ')}
        title={contents.title}
      />
      <PageColumns
        aside={
          <>
            <Answer answers={contents.answers} token={token} />
            <Log log={log} loggedInAll={loggedInAll} />
          </>
        }
        main={
          <>
            <Answered contents={contents} />
            {symptoms.length + notes.length > 0 ? (
              <Section {...leftOut(notes.length, notesInAll, 'notes')} title={copy.driverSays}>
                <PointList columns={1} points={[...symptoms, ...notes.map(({ words }) => words)]} />
              </Section>
            ) : null}
            {sounds.length > 0 ? (
              <Section {...leftOut(sounds.length, soundsInAll, 'sounds')} title={copy.sounds}>
                {sounds.map((sound) => (
                  <Card key={sound.at}>
                    <Sound sound={sound} />
                    <CardBody className="pt-4">
                      <p className="font-semibold">{soundWords(sound)}</p>
                      <p className="text-sm text-muted">{copy.answerOf(formatMoment(sound.at))}</p>
                    </CardBody>
                  </Card>
                ))}
              </Section>
            ) : null}
            <Scans scans={contents.scans} scansInAll={contents.scansInAll} />
          </>
        }
      />
      <p className="text-sm text-muted">{copy.openUntil(formatMoment(contents.expiresAt))}</p>
    </>
  )
}

/** The driver's latest diagnosis, as its own page says it. */
function Answered({ contents: { sounds, reports } }: { contents: HandedOver }) {
  const [sound, report] = [sounds.at(-1), reports.at(-1)]
  const last =
    report !== undefined && (sound === undefined || report.at > sound.at)
      ? { ...report, danger: null, sure: estimateOf(report.percent) }
      : sound && {
          ...sound,
          headline: sound.name,
          sure: sureOf({ isNamed: true, tier: null, confidence: sound.confidence }),
        }
  if (last === undefined) return null
  const { headline, danger, sure, costUsd } = last
  return (
    <VerdictCard
      headline={headline}
      lead={danger}
      level={2}
      next={null}
      range={costVerdict(costUsd)}
      strip={null}
      sure={sure}
    />
  )
}

function Scans({ scans, scansInAll }: Pick<HandedOver, 'scans' | 'scansInAll'>) {
  if (scans.length === 0) return <Alert title={copy.noScan}>{copy.noScanHelp}</Alert>
  return (
    <Section {...leftOut(scans.length, scansInAll, 'scans')} title={copy.scans}>
      {[...scans].reverse().map((scan) => (
        <Card key={scan.at}>
          <CardHeader
            description={formatMoment(scan.at)}
            level={3}
            title={
              scan.codes.map(({ code }) => code).join(', ') ||
              emptyScanWords(scan.isComplete, scan.otherCodes)
            }
          />
          <CardBody className="flex flex-col gap-3">
            {scan.isComplete ? null : (
              <p>
                <Badge>{copy.partly}</Badge>
                {copy.mayBeMore}
              </p>
            )}
            {scan.otherCodes?.length ? <p>{otherCodesWords(scan.otherCodes)}</p> : null}
            {scan.codes.map(({ code, kinds }) => (
              <p key={code}>
                <span className="figure font-semibold">{code}</span>{' '}
                <span className="text-muted">{kinds.join(', ')}</span>
              </p>
            ))}
            {scan.frames.map((frame) => (
              <Frame frame={frame} key={`${frame.ecu} ${frame.code}`} />
            ))}
          </CardBody>
        </Card>
      ))}
    </Section>
  )
}

const nameOf = (pid: number) => pidRow(pid)?.name ?? `PID ${pid.toString(16).toUpperCase().padStart(2, '0')}`

function Frame({ frame }: { frame: HandedOver['scans'][number]['frames'][number] }) {
  return (
    <div className="border-t border-line pt-3">
      <p className="font-semibold">{copy.frameOf(frame.code, frame.ecu)}</p>
      {frame.values.length === 0 ? <p className="text-muted">{copy.frameEmpty}</p> : null}
      <dl className="grid gap-x-8 sm:grid-cols-2">
        {frame.values.map(({ pid, label, value, unit }) => (
          <div className="flex items-baseline justify-between gap-4 py-1" key={`${pid} ${label}`}>
            <dt className="text-muted">{label ? `${nameOf(pid)}, ${label}` : nameOf(pid)}</dt>
            <dd className="figure shrink-0">
              {value ?? copy.unknown} {unit ?? ''}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function leftOut(
  listed: number,
  inAll: number | null,
  what: keyof typeof copy.latestOf,
): { description?: string } {
  if (inAll === null || inAll <= listed) return {}
  return { description: copy.latest(listed, inAll, copy.latestOf[what]) }
}

function Log({ log, loggedInAll }: Pick<HandedOver, 'log' | 'loggedInAll'>) {
  const { distance: unit } = useUnitsOf(null)
  return (
    <Card>
      <CardHeader {...leftOut(log.length, loggedInAll, 'records')} title={copy.log} />
      <CardBody>
        {log.length === 0 ? <p className="text-muted">{copy.logEmpty}</p> : null}
        <ul className="flex flex-col gap-2">
          {log.map(({ date, item, mileage }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two records can be equal, and the list never changes.
            <li key={index}>
              <span className="font-semibold">{item}</span>
              <span className="block text-sm text-muted">
                {formatDay(date)}
                {mileage === null ? '' : copy.at(formatDistance(mileage, unit))}
              </span>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  )
}

function Answer({ token, answers }: Pick<HandedOver, 'answers'> & { token: string }) {
  const { promise } = useConnection()
  const [ownAnswers, setOwnAnswers] = useState<string[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const send = async (finding: FindingAnswer) => {
    setProblem(null)
    const { client } = await promise
    const { error } = await client.functions.invoke('handover', {
      body: { action: 'answer', token, finding },
    })
    if (error) {
      setProblem((await failureOf(error)).what)
      return false
    }
    setOwnAnswers((before) => [...before, finding.words])
    return true
  }
  const said = [...answers.map(({ words }) => words), ...ownAnswers]
  return (
    <Card>
      <CardHeader description={copy.answerHelp} title={copy.answer} />
      <CardBody className="flex flex-col gap-4">
        {said.length > 0 ? (
          <div role="status">
            <p className="font-semibold">{copy.answers}</p>
            <PointList columns={1} points={said} />
          </div>
        ) : null}
        {problem === null ? null : (
          <Alert live title={copy.notSent} tone="soon">
            {copy.stillHere(problem)}
          </Alert>
        )}
        <FindingForm action={copy.send} key={ownAnswers.length} onSave={send} />
      </CardBody>
    </Card>
  )
}
