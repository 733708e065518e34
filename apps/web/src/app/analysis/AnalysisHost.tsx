import { useQueryClient } from '@tanstack/react-query'
import type { SoundDiagnosis } from '@tappet/wire'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useUpgrade } from '../../backend/account/plans.ts'
import { useSession } from '../../backend/account/session.tsx'
import { queryKeys } from '../../backend/cache/query-keys.ts'
import { useConnection } from '../../backend/connection/backend.tsx'
import { forgetSound } from '../../backend/diagnoses/device-sounds.ts'
import {
  forgetResults,
  keepResult,
  LATEST_RESULT_KEY,
  readResult,
} from '../../backend/diagnoses/kept-results.ts'
import { AnalyzeProvider } from '../../features/analyze/index.ts'
import { webSession } from '../../features/record/web-session.ts'
import { inOneMovement, toast } from '../../ui/index.ts'
import * as copy from './host-copy.ts'
import { loadKnown } from './load-known.ts'
import { useAskAgain } from './use-ask-again.ts'

export function AnalysisHost({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const upgrade = useUpgrade()
  const { pathname } = useLocation()
  const refresh = useRefreshRows()
  useForgetOnLeave()
  useAskAgain()
  const isOnScreen = useRef(false)
  const { promise } = useConnection()
  const queryClient = useQueryClient()
  const userId = useSession().user?.id ?? null
  const show = () => void navigate('/results')
  const onWaitingDone = (result: SoundDiagnosis | null) => {
    refresh()
    if (result === null) return
    toast.success(copy.waitingDone, {
      description: result.issue.name,
      action: {
        label: copy.view,
        onClick: () => {
          keepResult(LATEST_RESULT_KEY, result)
          show()
        },
      },
    })
  }
  return (
    <AnalyzeProvider
      onEarlierDone={() => void webSession().letGoRestored()}
      onAnswered={(result) => {
        isOnScreen.current = pathname === '/results' && isPreliminaryOf(result.id)
        keepResult(LATEST_RESULT_KEY, result)
      }}
      knownOfCar={async (atMs, carId) =>
        (await loadKnown()).knownOnDevice({ promise, queryClient, userId }, atMs, carId)
      }
      onKept={() => webSession().handOn(true)}
      onSettled={() => {
        // A driver on another page gets a toast, not a redirect.
        if (pathname === '/' || isOnScreen.current) return inOneMovement(show, '.moves-answer')
        return void toast.success(copy.ready, { action: { label: copy.view, onClick: show } })
      }}
      onUpgrade={upgrade}
      onWaitingDone={onWaitingDone}
    >
      {children}
    </AnalyzeProvider>
  )
}

function isPreliminaryOf(id: string): boolean {
  const shown = readResult(LATEST_RESULT_KEY)
  return (
    typeof shown === 'object' && shown !== null && 'preliminary' in shown && 'id' in shown && shown.id === id
  )
}

function useRefreshRows(): () => void {
  const queryClient = useQueryClient()
  const { user } = useSession()
  return () => {
    if (!user) return
    void queryClient.invalidateQueries({ queryKey: queryKeys.history(user.id) })
    void queryClient.invalidateQueries({ queryKey: queryKeys.notifications(user.id) })
  }
}

/** A recording survives a sign-out, which the server may have caused, but not another person's sign-in. */
function useForgetOnLeave(): void {
  const { user } = useSession()
  const id = user?.id
  const last = useRef(id)
  const person = useRef(id)
  useEffect(() => {
    if (last.current && last.current !== id) {
      forgetResults()
      forgetSound()
    }
    if (id && person.current && person.current !== id) webSession().send({ kind: 'clear' })
    last.current = id
    person.current = id ?? person.current
  }, [id])
}
