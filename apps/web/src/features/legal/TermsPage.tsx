import { copy } from './copy.ts'
import { LegalPage } from './LegalPage.tsx'

export default function TermsPage() {
  return <LegalPage gist={copy.termsGist} path="/legal/terms.md" title={copy.terms} />
}
