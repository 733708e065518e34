import { Component, type ReactNode, useEffect } from 'react'
import { Link, type Location, useLocation } from 'react-router'
import { isBackendUnreachable } from '../backend/connection/connection.ts'
import { Button, ErrorState, Page } from '../ui/index.ts'
import { isMissingPart, mayReload } from './update/missing-part.ts'
import { hasUnsavedWork } from './update/unsaved.ts'

/** What fails below it is told in its place, until the driver goes elsewhere. */
export function PageErrors({ children }: { children: ReactNode }) {
  return <Boundary at={useLocation()}>{children}</Boundary>
}

type BoundaryProps = { at: Location; children: ReactNode }
type BoundaryState = { at: Location; failure: { error: unknown } | null }

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { at: this.props.at, failure: null }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ at }: BoundaryProps, state: BoundaryState): BoundaryState {
    return at === state.at ? state : { at, failure: null }
  }

  override render() {
    const { failure } = this.state
    return failure === null ? this.props.children : <PageError error={failure.error} />
  }
}

function PageError({ error }: { error: unknown }) {
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
