import { SecurityPage } from './SecurityPage.tsx'

/** For developers: what one driver can reach of another. */
export default function SecurityProofPage() {
  return (
    <SecurityPage
      checks={['One driver sees no other profile', 'One driver inserts no profile for another']}
      title="Security Proof"
    />
  )
}
