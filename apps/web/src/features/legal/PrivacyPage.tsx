import { copy } from './copy.ts'
import { LegalPage } from './LegalPage.tsx'

export default function PrivacyPage() {
  return <LegalPage gist={copy.privacyGist} path="/legal/privacy.md" title={copy.privacy} />
}
