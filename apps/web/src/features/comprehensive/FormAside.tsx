import { ScanSearch } from 'lucide-react'
import { Link } from 'react-router'
import { Button, Card, CardBody, CardHeader, Section } from '../../ui/index.ts'

const ANSWERED = [
  ['What is it', 'Up to ten causes, the likeliest first, and what your codes mean.'],
  ['May I still drive', 'How soon each cause wants attention.'],
  ['What will it cost', 'A range in dollars, and how hard the repair is.'],
  ['What do I do next', 'Steps in order, with the tools they need.'],
] as const

export function FormAside() {
  return (
    <>
      <Section className="print:hidden" title="What the report answers">
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
        <CardHeader
          description="An OBD-II adapter reads them in a minute and sends them here."
          icon={<ScanSearch aria-hidden="true" />}
          title="No codes at hand?"
        />
        <CardBody>
          <Button render={<Link to="/obd" />} variant="secondary">
            Open the OBD-II Scanner
          </Button>
        </CardBody>
      </Card>
    </>
  )
}
