import { useEffect } from 'react'
import { Link, useRouteError } from 'react-router'
import { isBackendUnreachable } from '../backend/connection/connection.ts'
import { Button, ErrorState, Page } from '../ui/index.ts'
import { isMissingPart, mayReload } from './update/missing-part.ts'
import { hasUnsavedWork } from './update/unsaved.ts'

export function RouteError() {
  const error = useRouteError()
  const missingPart = isMissingPart(error)
  useEffect(() => {
    if (!missingPart) return
    const now = { online: navigator.onLine, unsaved: hasUnsavedWork(), nowMs: Date.now() }
    if (mayReload(now)) window.location.reload()
  }, [missingPart])
  // The frame's notice already says this and offers a retry.
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
        kept="Showing a page deletes nothing. What was not saved on this page may be lost."
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
