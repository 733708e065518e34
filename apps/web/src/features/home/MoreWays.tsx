import { ClipboardList, ListChecks, PlugZap } from 'lucide-react'
import { Link } from 'react-router'
import { Button, Section } from '../../ui/index.ts'

/** The other ways in: symptoms and codes, the adapter, the service log. */
export function MoreWays() {
  return (
    <Section
      description="Start from what you see, from what the car reports, or from what was done to it."
      title="No sound to record?"
    >
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button
          icon={<ListChecks aria-hidden="true" />}
          render={<Link to="/comprehensive-diagnosis" />}
          size="lg"
        >
          Comprehensive Diagnosis
        </Button>
        <Button
          icon={<ClipboardList aria-hidden="true" />}
          render={<Link to="/maintenance" />}
          size="lg"
          variant="secondary"
        >
          Maintenance Log
        </Button>
        <Button
          icon={<PlugZap aria-hidden="true" />}
          render={<Link to="/obd" />}
          size="lg"
          variant="secondary"
        >
          OBD-II Scanner
        </Button>
      </div>
    </Section>
  )
}
