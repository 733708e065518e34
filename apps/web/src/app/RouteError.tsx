import { Link, useRouteError } from 'react-router'
import { isBackendUnreachable } from '../backend/connection.ts'
import { Button, ErrorState, Page } from '../ui/index.ts'

/** What stands in a page's place when it broke. The rest of the app goes on. */
export function RouteError() {
  const error = useRouteError()
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
        title="This page stopped working"
        what="Something in the app failed, or a part of it could not be fetched."
      />
    </Page>
  )
}
