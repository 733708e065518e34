import { AudioLines, ClipboardList, ListChecks, PlugZap } from 'lucide-react'
import { Link } from 'react-router'
import { Button, Section } from '../../ui/index.ts'

/** Quiet, beside the one amber button. */
export function MoreWays() {
  return (
    <Section
      description="Start from what you see, from what the car reports, or from what was done to it."
      title="No sound to record?"
    >
      {/* Large text has the button's width. */}
      <div className="@container grid grid-cols-1 gap-3 wrap-anywhere sm:grid-cols-2">
        <Button
          className="@max-[14rem]:flex-col @max-[14rem]:px-3 sm:col-span-2"
          icon={<ListChecks aria-hidden="true" />}
          render={<Link to="/comprehensive-diagnosis" />}
          size="lg"
          variant="secondary"
        >
          Comprehensive Diagnosis
        </Button>
        <Button
          icon={<ClipboardList aria-hidden="true" />}
          render={<Link to="/maintenance" />}
          variant="secondary"
        >
          Maintenance Log
        </Button>
        <Button icon={<PlugZap aria-hidden="true" />} render={<Link to="/obd" />} variant="secondary">
          OBD-II Scanner
        </Button>
        <Button
          className="sm:col-span-2"
          icon={<AudioLines aria-hidden="true" />}
          render={<Link to="/my-car-sound" />}
          variant="secondary"
        >
          Teach how my car sounds
        </Button>
      </div>
    </Section>
  )
}
