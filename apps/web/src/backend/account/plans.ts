/** What is not sold has no price, no name and no Upgrade. */
import { type Plan, type PlansMode, planIn } from '@tappet/wire'
import { useNavigate } from 'react-router'
import { useConnection } from '../connection/backend.tsx'
import { useProfile } from './profile.ts'

/** Before the server's configuration is read; `on` where nothing says. */
function modeOfPage(): PlansMode {
  const page = document.querySelector<HTMLMetaElement>('meta[name="tappet-plans"]')
  const said = page?.content ?? import.meta.env.VITE_PLANS
  return said === 'off' || said === 'unlimited' ? said : 'on'
}

export function usePlans(): PlansMode {
  const { backend } = useConnection()
  return backend?.config.plans ?? modeOfPage()
}

export function useOwnPlan(): Plan | undefined {
  const mode = usePlans()
  const { data } = useProfile()
  return data === undefined ? undefined : planIn(mode, data.plan)
}

export function useUpgrade(): (() => void) | null {
  const mode = usePlans()
  const navigate = useNavigate()
  return mode === 'on' ? () => void navigate('/settings') : null
}

export const upgradeAction = (upgrade: (() => void) | null) =>
  upgrade === null ? {} : { action: { label: 'Upgrade', onClick: upgrade } }
