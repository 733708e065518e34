import { monthlyLimits, type PlansMode } from '@tappet/wire'
import { useNavigate } from 'react-router'
import { useOwnPlan } from '../../backend/account/plans.ts'
import { Card, CardBody, CardHeader, Page, PageHeader } from '../../ui/index.ts'
import { copy } from './copy.ts'

const free = monthlyLimits.FREE

const ROWS = [
  [copy.audioDiagnoses, free.audio_diagnoses],
  [copy.comprehensiveDiagnoses, free.comprehensive_diagnoses],
  ['OBD reads', free.obd_reads],
  ['PDF exports', free.pdf_exports],
] as const

export function LimitsPage({ mode }: { mode: Exclude<PlansMode, 'on'> }) {
  const navigate = useNavigate()
  const isLifted = useOwnPlan() === 'PRO' || mode === 'unlimited'
  return (
    <Page>
      <PageHeader
        back={{ label: copy.back, onBack: () => navigate(-1) }}
        subtitle={copy.nothingSold}
        title={copy.limits}
      />
      <Card className="max-w-[44rem]">
        <CardHeader description={isLifted ? lifted(mode) : copy.resetDay} title={copy.eachMonth} />
        <CardBody>
          <dl className="divide-y divide-line">
            {ROWS.map(([label, limit]) => (
              <div className="flex min-h-12 items-center justify-between gap-4 py-2" key={label}>
                <dt>{label}</dt>
                <dd className="font-semibold">
                  {isLifted ? copy.noLimit : limit === 0 ? copy.notOffered : limit}
                </dd>
              </div>
            ))}
          </dl>
        </CardBody>
      </Card>
    </Page>
  )
}

const lifted = (mode: PlansMode) => (mode === 'unlimited' ? copy.noLimitsHere : copy.limitsLifted)
