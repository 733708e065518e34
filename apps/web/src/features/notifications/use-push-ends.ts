import { useEffect, useRef } from 'react'
import { devicePush } from '../../platform/app/push.web.ts'

/** The next person must not read it. */
export function usePushEndsWithSession(userId: string | undefined): void {
  const last = useRef(userId)
  useEffect(() => {
    if (last.current !== undefined && userId === undefined) void devicePush.unsubscribe().catch(() => null)
    last.current = userId
  }, [userId])
}
