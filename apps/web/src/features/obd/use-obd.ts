import { useQueryClient } from '@tanstack/react-query'
import { usageMonth } from '@tappet/wire'
import { useEffect, useRef } from 'react'
import { useUpgrade } from '../../backend/account/plans.ts'
import { useSession } from '../../backend/account/session.tsx'
import { useSignIn } from '../../backend/account/sign-in.ts'
import { useWhenKnown } from '../../backend/account/wait-for-session.ts'
import { queryKeys } from '../../backend/cache/query-keys.ts'
import { useConnection } from '../../backend/connection/backend.tsx'
import { useGarage } from '../../offline/garage/use-garage.ts'
import { useStore } from '../../platform/runtime/store.ts'
import { createObdController, type ObdController } from './controller.ts'
import { createServices, type Latest } from './services.ts'
import type { ObdState } from './state.ts'

const SIGN_IN_REASON = 'Sign in to read trouble codes. Your adapter stays connected.'

let latest: Latest | null = null
let controller: ObdController | null = null

function theController(): ObdController {
  controller ??= createObdController(
    createServices(() => {
      if (latest === null) throw new Error('the scanner is used before its page')
      return latest
    }),
  )
  return controller
}

export function useObd(): { obd: ObdController; state: ObdState } {
  const obd = theController()
  const { backend } = useConnection()
  const { user } = useSession()
  const signIn = useSignIn()
  const upgrade = useUpgrade()
  const queryClient = useQueryClient()
  const userId = user?.id ?? null
  const { car } = useGarage(userId)
  const { press: askToSignIn } = useWhenKnown(() =>
    userId === null ? signIn.open(SIGN_IN_REASON) : void obd.scan(),
  )
  const now: Latest = {
    client: backend?.client ?? null,
    userId,
    carId: car?.id ?? null,
    askToSignIn,
    onCounted: () => {
      if (userId === null) return
      void queryClient.invalidateQueries({ queryKey: queryKeys.usage(userId, usageMonth(new Date())) })
    },
    onUpgrade: upgrade,
  }
  useEffect(() => {
    latest = now
  })
  useOwner(obd, userId)
  return { obd, state: useStore(obd) }
}

function useOwner(obd: ObdController, userId: string | null): void {
  const before = useRef(userId)
  useEffect(() => {
    if (before.current !== null && before.current !== userId) obd.forget()
    before.current = userId
    void obd.refreshKept()
  }, [obd, userId])
}
