import { categoryOf, type DtcInformation } from '@tappet/diagnosis'
import type { CodeAnswer } from '@tappet/diagnosis/code-answer'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import {
  Alert,
  Button,
  DemoBadge,
  Page,
  PageColumns,
  PageHeader,
  PointList,
  RetryAlert,
  Section,
  SkeletonCard,
  StepList,
} from '../../ui/index.ts'
import { CodeActions } from './CodeActions.tsx'
import { CodePlate } from './CodePlate.tsx'
import { copy, UNTITLED_WORDS } from './copy.ts'
import { type CodeDetails, useCodeDetails } from './details.ts'
import { useCodeAnswer } from './library.ts'
import { MakerCard } from './MakerCard.tsx'
import { type MakerState, useMakerCode } from './maker.ts'
import { Provenance } from './Provenance.tsx'
import type { PassedCode } from './passed.ts'

export function CodePage({ passed, search }: { passed: PassedCode; search: ReactNode }) {
  const { code, demo } = passed
  const lookup = useCodeDetails(passed)
  const codeAnswer = useCodeAnswer(code)
  const { answer } = codeAnswer
  const maker = useMakerCode(code, passed.make, answer?.kind === 'manufacturer')
  const details = withMaker(lookup.details, maker)
  const description = details.description ?? titleOf(answer)
  return (
    <Page>
      <Heading code={code} demo={demo} description={description} />
      <PageColumns
        aside={
          <>
            <Provenance
              found={codeAnswer}
              hasDetails={details.description !== undefined}
              source={sourceOf(maker) ?? lookup.source}
            />
            {search}
          </>
        }
        main={
          <>
            <CodePlate
              actions={<CodeActions code={code} demo={demo} details={details} />}
              answer={answer}
              category={categoryOf(code)}
              loading={lookup.state === 'loading'}
              naming={codeAnswer.state === 'loading'}
              severity={details.severity ?? null}
            />
            {answer?.kind === 'manufacturer' ? <MakerCard maker={maker} /> : null}
            <DetailsState asked={lookup} isMakers={answer?.kind === 'manufacturer'} />
            <Causes causes={details.common_causes ?? []} />
            <Actions actions={details.suggested_actions ?? []} />
            <Alert title={copy.informational}>{copy.confirmFirst}</Alert>
            <Button
              className="self-start print:hidden"
              icon={<ArrowLeft />}
              render={<Link to="/results" />}
              variant="secondary"
            >
              {copy.backToDiagnosis}
            </Button>
          </>
        }
      />
    </Page>
  )
}

/** Marked as the maker's wherever it is passed on. */
function withMaker(
  details: Partial<DtcInformation>,
  { makers, meaning }: MakerState,
): Partial<DtcInformation> {
  if (makers === null || meaning === null) return details
  return { ...details, description: `${meaning.title} (${makers.makerMark(meaning.make)})` }
}

const sourceOf = ({ makers, meaning }: MakerState) =>
  makers === null || meaning === null ? null : makers.makerSource(meaning.make)

function titleOf(answer: CodeAnswer | null): string | undefined {
  if (answer === null) return undefined
  return answer.kind === 'generic' ? answer.title : UNTITLED_WORDS[answer.kind]
}

function Heading({
  code,
  description,
  demo,
}: {
  code: string
  description: string | undefined
  demo: boolean
}) {
  const navigate = useNavigate()
  // A page opened directly has nothing behind it.
  const { key } = useLocation()
  const back = () => void (key === 'default' ? navigate('/obd') : navigate(-1))
  return (
    <PageHeader
      action={demo ? <DemoBadge>{copy.demo}</DemoBadge> : undefined}
      back={{ label: copy.back, onBack: back }}
      subtitle={description}
      title={
        <>
          <span aria-hidden="true" className="eyebrow mb-1 block">
            {copy.troubleCode}
          </span>
          <span className="figure text-5xl">{code}</span>
        </>
      }
    />
  )
}

function Causes({ causes }: { causes: readonly string[] }) {
  if (causes.length === 0) return null
  return (
    <Section title={copy.causes}>
      <PointList points={causes} />
    </Section>
  )
}

function Actions({ actions }: { actions: readonly string[] }) {
  if (actions.length === 0) return null
  return (
    <Section title={copy.actions}>
      <StepList steps={actions} />
    </Section>
  )
}

function DetailsState({ asked, isMakers }: { asked: CodeDetails; isMakers: boolean }) {
  if (asked.state === 'loading') return <SkeletonCard label={copy.detailsLoading} lines={4} />
  if (asked.state === 'failed') {
    return (
      <RetryAlert live onRetry={asked.retry} title={copy.detailsFailed}>
        {copy.detailsFailedWhat}
      </RetryAlert>
    )
  }
  // A maker's code has its own card.
  if (asked.state === 'unlisted' && !isMakers) {
    return <Alert title={copy.unlisted}>{copy.unlistedWhat}</Alert>
  }
  return null
}
