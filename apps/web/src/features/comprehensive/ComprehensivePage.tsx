import { useNavigate } from 'react-router'
import { Alert, Page, PageColumns, PageHeader, Section } from '../../ui/index.ts'

const ASKED = [
  ['Trouble codes', 'If an adapter or a workshop gave you any.'],
  ['Symptoms', 'What you hear, see, smell or feel, in your own words.'],
  ['Your vehicle', 'Make, model, year and mileage.'],
  ['Anything else', 'When it started, what was repaired lately.'],
] as const

/** Diagnosis from codes and symptoms. This version says what it will ask; the form comes with the next one. */
export default function ComprehensivePage() {
  const navigate = useNavigate()
  return (
    <Page>
      <PageHeader
        back={{ label: 'Back to Home', onBack: () => navigate('/') }}
        subtitle="From trouble codes, symptoms and your car to ranked causes, costs and next steps."
        title="Comprehensive Diagnosis"
      />
      <PageColumns
        aside={
          <Alert title="Not in this version yet">
            The diagnosis from codes and symptoms is not part of this version. Note your answers down
            meanwhile: they are what a mechanic will ask, too.
          </Alert>
        }
        main={
          <Section title="What it will ask">
            <dl className="rounded-card border border-line bg-surface px-4 shadow-card md:px-6">
              {ASKED.map(([name, text]) => (
                <div className="border-t border-line py-4 first:border-t-0" key={name}>
                  <dt className="text-lg font-semibold">{name}</dt>
                  <dd className="text-muted">{text}</dd>
                </div>
              ))}
            </dl>
          </Section>
        }
      />
    </Page>
  )
}
