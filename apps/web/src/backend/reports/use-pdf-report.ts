import { NO_PDF_HERE } from '@tappet/wire'
import { useOneAtATime } from '../../platform/runtime/use-one-at-a-time.ts'
import { upgradeAction, useUpgrade } from '../account/plans.ts'
import { useConnection } from '../connection/backend.tsx'
import type { WantedPdf } from './pdf-report.ts'

type Details = { key: string; description: string; action?: { label: string; onClick: () => void } }
type Tell = Record<'info' | 'success' | 'error', (title: string, details: Details) => void>

const TITLE = 'PDF report'
const key = 'pdf-report'

/** @param whatStays what is as it was where the report cannot be made */
export function usePdfReport(wanted: WantedPdf, whatStays: string, tell: Tell) {
  const { promise } = useConnection()
  const upgrade = useUpgrade()
  const [make, isMaking] = useOneAtATime(async () => {
    tell.info(TITLE, { key, description: 'It is being made. This takes some seconds.' })
    try {
      const [{ client }, { savePdfReport }] = await Promise.all([promise, import('./pdf-report.ts')])
      const told = (description: string) => tell.info(TITLE, { key, description })
      const outcome = await savePdfReport(client, wanted, told)
      if (outcome.kind === 'refused')
        tell.info(TITLE, {
          key,
          description: upgrade === null ? NO_PDF_HERE : outcome.message,
          ...upgradeAction(upgrade),
        })
      else if (outcome.kind === 'busy') tell.error('No PDF report', { key, description: outcome.message })
      else if (outcome.kind === 'handed_over')
        tell.success(TITLE, { key, description: `${outcome.name} is made and was given to this device.` })
    } catch (error) {
      console.warn('The PDF report could not be made', error)
      const description = `It could not be made. ${whatStays} Please try again.`
      tell.error('No PDF report', { key, description })
    }
  })
  return { isMaking, make: () => void make() }
}
