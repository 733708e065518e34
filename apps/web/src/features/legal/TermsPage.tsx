import { LegalPage } from './LegalPage.tsx'

/** What a driver and the people who run the server may expect of each other. */
export default function TermsPage() {
  return (
    <LegalPage
      gist="a result is a second opinion and can be wrong, a qualified mechanic has the last word, and this version charges nobody."
      path="/legal/terms.md"
      title="Terms of Service"
    />
  )
}
