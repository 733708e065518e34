import { Alert, Page, PageColumns, PageHeader, Section } from '../../ui/index.ts'

const STEPS = [
  {
    title: 'Plug the adapter in',
    text: 'The OBD-II socket is usually under the dashboard, on the driver’s side. Any ELM327-type adapter fits.',
  },
  { title: 'Switch the ignition on', text: 'The engine may be off. The dashboard lights should be lit.' },
  { title: 'Connect and scan', text: 'Pick your adapter from the list, then read the trouble codes.' },
] as const

/** The scanner's place. This version explains the way; connecting comes with the next one. */
export default function ObdPage() {
  return (
    <Page>
      <PageHeader
        subtitle="Read what the car itself has noticed: its trouble codes, in words, with how serious each one is."
        title="OBD-II Scanner"
      />
      <PageColumns
        aside={
          <Alert title="Not in this version yet">
            Connecting to an adapter is not part of this version. The steps are here so that you can get the
            adapter ready.
          </Alert>
        }
        main={
          <Section title="Getting Started">
            <ol className="rounded-card border border-line bg-surface px-4 shadow-card md:px-6">
              {STEPS.map(({ title, text }, index) => (
                <li className="flex gap-5 border-t border-line py-5 first:border-t-0" key={title}>
                  <span aria-hidden="true" className="figure w-8 shrink-0 text-4xl text-soon">
                    {index + 1}
                  </span>
                  <div>
                    <h3 className="text-xl">{title}</h3>
                    <p className="mt-1 text-muted">{text}</p>
                  </div>
                </li>
              ))}
            </ol>
          </Section>
        }
      />
    </Page>
  )
}
