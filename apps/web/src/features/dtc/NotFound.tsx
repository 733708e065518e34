import { FileQuestion } from 'lucide-react'
import { Link } from 'react-router'
import { Button, EmptyState } from '../../ui/index.ts'

export function NotFound() {
  return (
    <EmptyState
      action={<Button render={<Link to="/obd" />}>Back to OBD Scanner</Button>}
      body="A trouble code is one letter, P, B, C or U, and four characters, like P0301. Read one from your car, or look one up below."
      icon={<FileQuestion aria-hidden="true" />}
      title="DTC code not found"
    />
  )
}
