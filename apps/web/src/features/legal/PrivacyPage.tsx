import { LegalPage } from './LegalPage.tsx'

/** What is stored, for whom, for how long. */
export default function PrivacyPage() {
  return <LegalPage path="/legal/privacy.md" title="Privacy Policy" />
}
