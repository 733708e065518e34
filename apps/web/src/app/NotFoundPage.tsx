import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { Button, Page, PageHeader, StripArt } from '../ui/index.ts'
import * as copy from './not-found-copy.ts'

export default function NotFoundPage() {
  const { pathname } = useLocation()
  useEffect(() => {
    // Error collectors see only errors.
    console.error(`Page not found: ${pathname}`)
  }, [pathname])
  return (
    <Page width="reading">
      <PageHeader subtitle={copy.nothingHere} title={copy.notFound} />
      <StripArt accentFrom={-1} accentTo={-1} className="self-start" height={56} values={FLAT_LINE} />
      <div className="flex flex-wrap gap-3">
        <Button render={<Link to="/" />}>{copy.returnHome}</Button>
        <Button render={<Link to="/help-faq" />} variant="secondary">
          {copy.help}
        </Button>
      </div>
    </Page>
  )
}

const FLAT_LINE: readonly number[] = Array.from({ length: 36 }, () => 0)
