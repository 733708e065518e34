import { LegalPage } from './LegalPage.tsx'

export default function TermsPage() {
  return (
    <LegalPage
      gist="a result is a second opinion and can be wrong, a qualified mechanic has the last word, and this version charges nobody."
      path="/legal/terms.md"
      title="Terms of Service"
    />
  )
}
