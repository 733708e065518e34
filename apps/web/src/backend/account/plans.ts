/** How the operator offers plans (PLANS): what is not sold has no price, no name and no Upgrade on any page. */
import type { Plan, PlansMode } from '@tappet/wire'
import { planIn } from '@tappet/wire'
import { useNavigate } from 'react-router'
import { useConnection } from '../connection/backend.tsx'
import { useProfile } from './profile.ts'

/** What the page's HTML or the build says, before the server's configuration is read; `on` where neither does. */
function modeOfPage(): PlansMode {
  const page = document.querySelector<HTMLMetaElement>('meta[name="tappet-plans"]')
  const said = page?.content ?? import.meta.env.VITE_PLANS
  return said === 'off' || said === 'unlimited' ? said : 'on'
}

export function usePlans(): PlansMode {
  const { backend } = useConnection()
  return backend?.config.plans ?? modeOfPage()
}

/** The plan whose limits count for the person; undefined while it is not known. */
export function useOwnPlan(): Plan | undefined {
  const mode = usePlans()
  const { data } = useProfile()
  return data === undefined ? undefined : planIn(mode, data.plan)
}

/** Goes to where the subscription is; null where nothing is sold. */
export function useUpgrade(): (() => void) | null {
  const mode = usePlans()
  const navigate = useNavigate()
  return mode === 'on' ? () => void navigate('/settings') : null
}

/** The button of a message about a limit; nothing where nothing is sold. */
export const upgradeAction = (upgrade: (() => void) | null) =>
  upgrade === null ? {} : { action: { label: 'Upgrade', onClick: upgrade } }
