import { ScanSearch } from 'lucide-react'
import { Link } from 'react-router'
import { Button, Card, CardBody, CardHeader, Section } from '../../ui/index.ts'
import { copy } from './copy.ts'

const ANSWERED = [
  [copy.what, copy.whatAnswer],
  [copy.drive, copy.driveAnswer],
  [copy.cost, copy.costAnswer],
  [copy.next, copy.nextAnswer],
] as const

export function FormAside() {
  return (
    <>
      <Section className="print:hidden" title={copy.reportAnswers}>
        <ol className="flex flex-col">
          {ANSWERED.map(([question, answer]) => (
            <li className="border-t border-line py-3 first:border-t-0 first:pt-0" key={question}>
              <p className="font-semibold">{question}</p>
              <p className="text-muted">{answer}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Card className="print:hidden" tone="sunken">
        <CardHeader description={copy.scannerHint} icon={<ScanSearch />} title={copy.noCodes} />
        <CardBody>
          <Button render={<Link to="/obd" />} variant="secondary">
            {copy.openScanner}
          </Button>
        </CardBody>
      </Card>
    </>
  )
}
