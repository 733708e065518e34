import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { Button, Page, PageHeader, StripArt } from '../ui/index.ts'

export default function NotFoundPage() {
  const { pathname } = useLocation()
  useEffect(() => {
    // Error collectors see only errors.
    console.error(`Page not found: ${pathname}`)
  }, [pathname])
  return (
    <Page width="reading">
      <PageHeader
        subtitle="There is nothing at this address. The link may be old or mistyped."
        title="Oops! Page not found"
      />
      <StripArt accentFrom={-1} accentTo={-1} className="w-full" height={56} values={FLAT_LINE} />
      <div className="flex flex-wrap gap-3">
        <Button render={<Link to="/" />}>Return to Home</Button>
        <Button render={<Link to="/help-faq" />} variant="secondary">
          Help &amp; FAQ
        </Button>
      </div>
    </Page>
  )
}

/* A flat line: silence. */
const FLAT_LINE: readonly number[] = Array.from({ length: 36 }, () => 0)
