import { SecurityPage } from './SecurityPage.tsx'

/** For developers: what a signed-out visitor can reach. */
export default function SecurityTestPage() {
  return (
    <SecurityPage
      checks={['Signed-out visitors read no profiles', 'Signed-out visitors insert no profiles']}
      title="Security Test"
    />
  )
}
