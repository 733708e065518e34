import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { isNativeApp } from '../platform/runtime/runtime.ts'
import { followNotifications } from './update/notified.ts'

export function useOpenedPaths(): void {
  const navigate = useNavigate()
  const go = useEffectEvent((path: string) => void navigate(path))
  useEffect(() => {
    const open = (path: string) => go(path)
    if (isNativeApp())
      void import('../platform/app/phone.native.ts').then(({ settleOnPhone }) => settleOnPhone(open))
    return followNotifications(open)
  }, [])
}
