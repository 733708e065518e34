import { LegalPage } from './LegalPage.tsx'

/** What a driver and the people who run the server may expect of each other. */
export default function TermsPage() {
  return <LegalPage path="/legal/terms.md" title="Terms of Service" />
}
