import { Component, type ReactNode, useEffect } from 'react'
import { Link, type Location, useLocation } from 'react-router'
import { isBackendUnreachable } from '../backend/connection/connection.ts'
import { Button, ErrorState, Page } from '../ui/index.ts'
import * as copy from './copy.ts'
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
            <Button onClick={() => window.location.reload()}>{copy.loadAgain}</Button>
            <Button render={<Link reloadDocument to="/" />} variant="secondary">
              {copy.goHome}
            </Button>
          </>
        }
        kept={copy.nothingDeleted}
        title={missingPart ? copy.partMissing : copy.pageStopped}
        what={missingPart ? copy.partNotFetched : copy.appFailed}
      />
    </Page>
  )
}
