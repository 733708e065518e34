import { FileQuestion } from 'lucide-react'
import { Link } from 'react-router'
import { Button, EmptyState } from '../../ui/index.ts'
import { copy } from './copy.ts'

export function NotFound() {
  return (
    <EmptyState
      action={<Button render={<Link to="/obd" />}>{copy.backToScanner}</Button>}
      body={copy.notFoundWhat}
      icon={<FileQuestion aria-hidden="true" />}
      title={copy.notFound}
    />
  )
}
