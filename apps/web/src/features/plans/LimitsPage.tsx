import { monthlyLimits, type PlansMode } from '@tappet/wire'
import { useNavigate } from 'react-router'
import { useOwnPlan } from '../../backend/account/plans.ts'
import { Card, CardBody, CardHeader, Page, PageHeader } from '../../ui/index.ts'

const free = monthlyLimits.FREE

const ROWS = [
  ['Audio diagnoses', free.audio_diagnoses],
  ['Comprehensive diagnoses', free.comprehensive_diagnoses],
  ['OBD reads', free.obd_reads],
  ['PDF exports', free.pdf_exports],
] as const

export function LimitsPage({ mode }: { mode: Exclude<PlansMode, 'on'> }) {
  const navigate = useNavigate()
  const isLifted = useOwnPlan() === 'PRO' || mode === 'unlimited'
  return (
    <Page>
      <PageHeader
        back={{ label: 'Back', onBack: () => navigate(-1) }}
        subtitle="Nothing is sold on this server. Its operator sets what an account may use."
        title="Limits"
      />
      <Card className="max-w-[44rem]">
        <CardHeader
          description={isLifted ? lifted(mode) : 'They reset on the 1st (UTC). What you saved stays open.'}
          title="Each month"
        />
        <CardBody>
          <dl className="divide-y divide-line">
            {ROWS.map(([label, limit]) => (
              <div className="flex min-h-12 items-center justify-between gap-4 py-2" key={label}>
                <dt>{label}</dt>
                <dd className="font-semibold">
                  {isLifted ? 'No limit' : limit === 0 ? 'Not offered' : limit}
                </dd>
              </div>
            ))}
          </dl>
        </CardBody>
      </Card>
    </Page>
  )
}

const lifted = (mode: PlansMode) =>
  mode === 'unlimited'
    ? 'This server sets no monthly limits.'
    : 'The operator has lifted them for your account.'
