import { CircleDollarSign, ClipboardList, Wrench } from 'lucide-react'
import {
  Alert,
  Button,
  Card,
  CardBody,
  CardFooter,
  CardHeader,
  EmptyState,
  ErrorState,
  Meter,
  ProgressBar,
  Section,
  Skeleton,
  SkeletonCard,
  Stat,
  StatRow,
  StripArt,
} from '../../ui/index.ts'
import { Specimen } from './Specimen.tsx'

export function FeedbackPart() {
  return (
    <Section title="Figures and feedback">
      <StatRow>
        <Stat icon={<ClipboardList aria-hidden="true" />} label="Total Records" value="24" />
        <Stat icon={<CircleDollarSign aria-hidden="true" />} label="YTD Spending" value="$1,284" />
        <Stat hint="at 60,000 mi" icon={<Wrench aria-hidden="true" />} label="Next Service" value="812 mi" />
      </StatRow>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Specimen name="Progress and meter">
          <Card>
            <CardHeader
              description="How far the analysis is, and what is left of the plan."
              title="Progress"
            />
            <CardBody className="flex flex-col gap-6">
              <ProgressBar label="Confidence" value={72} />
              <ProgressBar label="Listening for the fault" text="Step 2 of 3" value={40} />
              <Meter label="Audio diagnoses" max={5} value={3} />
              <Meter hint="Resets on the 1st." label="OBD reads" max={1} value={1} />
              <Meter label="Recordings kept" max={50} value={18} />
            </CardBody>
            <CardFooter>
              <Button variant="secondary">See plans</Button>
            </CardFooter>
          </Card>
        </Specimen>
        <Alerts />
        <Specimen name="Empty">
          <EmptyState
            action={<Button>Record a sound</Button>}
            body="Diagnoses you save appear here, newest first."
            icon={<StripArt height={48} />}
            title="No History Yet"
          />
        </Specimen>
        <Specimen name="Error">
          <ErrorState
            action={<Button>Try Again</Button>}
            kept="Your recording is kept on this device."
            title="The analysis did not finish"
            what="The server did not answer within 30 seconds."
          />
        </Specimen>
        <Specimen name="Loading">
          <SkeletonCard label="Loading records" lines={3} />
        </Specimen>
        <Specimen name="Skeleton shapes">
          <div className="flex flex-col gap-3">
            <Skeleton />
            <Skeleton shape="figure" />
            <Skeleton shape="circle" />
            <Skeleton shape="button" />
          </div>
        </Specimen>
      </div>
    </Section>
  )
}

function Alerts() {
  return (
    <Specimen name="Alert">
      <Alert>For information only. A mechanic must confirm it.</Alert>
      <Alert title="You may drive" tone="safe">
        Have it looked at with the next service.
      </Alert>
      <Alert
        action={
          <Button size="sm" variant="secondary">
            Set a reminder
          </Button>
        }
        title="Oil change due"
        tone="soon"
      >
        812 mi left, about three weeks.
      </Alert>
      <Alert title="Do not drive" tone="now">
        Oil pressure is low. Stop, and have it towed.
      </Alert>
    </Specimen>
  )
}
