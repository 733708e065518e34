import type { ShownCode, ShownReport } from '@tappet/diagnosis/saved'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { Card, DemoBadge, PointList, SeverityBadge } from '../../ui/index.ts'
import { codesWithoutInformation } from './copy.ts'
import { reportCopy } from './report-copy.ts'

const CAUSES_SHOWN = 2
const ACTIONS_SHOWN = 3

export const hasCodes = (report: ShownReport): boolean =>
  report.dtc_information.length + codesWithoutInformation(report).length > 0

export function CodeDetails({ report }: { report: ShownReport }) {
  const without = codesWithoutInformation(report)
  const isDemo = (code: string) => report.demo_codes.includes(code)
  return (
    <Card className="divide-y divide-line">
      {report.dtc_information.map((information) => (
        <KnownCode demo={isDemo(information.code)} information={information} key={information.code} />
      ))}
      {without.map(({ code, why, wellFormed }) => (
        <article aria-label={code} className="flex flex-col gap-1 p-4 md:p-6" key={code}>
          <h3 className="figure text-xl break-words text-muted">{code}</h3>
          <p className="text-muted">{why}</p>
          {wellFormed ? <CodeLink demo={isDemo(code)} state={{ code }} /> : null}
        </article>
      ))}
    </Card>
  )
}

function KnownCode({ information, demo }: { information: ShownCode; demo: boolean }) {
  const { code, description, severity, common_causes, suggested_actions } = information
  return (
    <article aria-label={code} className="flex flex-col gap-3 p-4 md:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="figure text-2xl">{code}</h3>
        {severity ? <SeverityBadge severity={severity} /> : null}
        {demo ? <DemoBadge /> : null}
      </div>
      <p className="max-w-[40rem] text-lg">{description}</p>
      <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Lines lines={common_causes.slice(0, CAUSES_SHOWN)} title={reportCopy.commonCauses} />
        <Lines lines={suggested_actions.slice(0, ACTIONS_SHOWN)} title={reportCopy.actions} />
      </div>
      <CodeLink demo={demo} state={information} />
    </article>
  )
}

function CodeLink({ state, demo }: { state: Partial<ShownCode> & { code: string }; demo: boolean }) {
  return (
    <Link
      className="text-link inline-flex min-h-12 items-center gap-2 self-start print:hidden"
      state={demo ? { ...state, demo } : state}
      to={`/dtc/${state.code}`}
    >
      {reportCopy.allAbout(state.code)}
      <ArrowRight className="size-4" />
    </Link>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <div>
      <h4 className="eyebrow">{title}</h4>
      <div className="mt-1.5">
        <PointList columns={1} points={lines} />
      </div>
    </div>
  )
}
