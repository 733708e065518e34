import { LegalPage } from './LegalPage.tsx'

export default function PrivacyPage() {
  return (
    <LegalPage
      gist="what you record and write belongs to your account alone, is never sold or used for advertising, and is deleted within 30 days of your request by email."
      path="/legal/privacy.md"
      title="Privacy Policy"
    />
  )
}
