import { useEffect, useRef } from 'react'
import { devicePush } from '../../platform/app/push.web.ts'

/** Once nobody is signed in on this device any more, it is told nothing: the next person must not read it. */
export function usePushEndsWithSession(userId: string | undefined): void {
  const last = useRef(userId)
  useEffect(() => {
    // The server forgets the device by itself, when the next message finds nobody there.
    if (last.current !== undefined && userId === undefined) void devicePush.unsubscribe().catch(() => null)
    last.current = userId
  }, [userId])
}
