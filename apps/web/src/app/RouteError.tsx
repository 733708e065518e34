import { useEffect } from 'react'
import { Link, useRouteError } from 'react-router'
import { isBackendUnreachable } from '../backend/connection.ts'
import { Button, ErrorState, Page } from '../ui/index.ts'
import { isMissingPart, mayReload } from './update/missing-part.ts'
import { hasUnsavedWork } from './update/unsaved.ts'

/** What stands in a page's place when it broke. The rest of the app goes on. */
export function RouteError() {
  const error = useRouteError()
  const missingPart = isMissingPart(error)
  useEffect(() => {
    if (!missingPart) return
    const now = { online: navigator.onLine, unsaved: hasUnsavedWork(), nowMs: Date.now() }
    if (mayReload(now)) window.location.reload()
  }, [missingPart])
  // The frame's own notice says this, once, with the way to try again.
  if (isBackendUnreachable(error)) return null
  return (
    <Page width="reading">
      <ErrorState
        action={
          <>
            <Button onClick={() => window.location.reload()}>Load it again</Button>
            <Button render={<Link reloadDocument to="/" />} variant="secondary">
              Go to Home
            </Button>
          </>
        }
        kept="Whatever was saved before is safe."
        title={missingPart ? 'A part of Tappet is missing' : 'This page stopped working'}
        what={
          missingPart
            ? 'This page could not be fetched: the app was updated meanwhile, or there is no network.'
            : 'Something in the app failed.'
        }
      />
    </Page>
  )
}
