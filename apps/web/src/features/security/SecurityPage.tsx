import { Alert, Page, PageHeader, Section } from '../../ui/index.ts'

/** The frame of both developer pages. This version names the checks; running them comes with the next one. */
export function SecurityPage({ title, checks }: { title: string; checks: readonly string[] }) {
  return (
    <Page width="reading">
      <PageHeader subtitle="A page for developers. It shows nothing private." title={title} />
      <Section title="Checks">
        <ul className="rounded-card border border-line bg-surface px-4 shadow-card md:px-6">
          {checks.map((check) => (
            <li
              className="flex min-h-14 items-center justify-between gap-4 border-t border-line first:border-t-0"
              key={check}
            >
              {check}
              <span className="text-muted">Not run</span>
            </li>
          ))}
        </ul>
      </Section>
      <Alert>Running the checks is not part of this version yet.</Alert>
    </Page>
  )
}
