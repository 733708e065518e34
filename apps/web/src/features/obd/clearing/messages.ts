import { upgradeAction } from '../../../backend/account/plans.ts'
import { toast } from '../../../ui/index.ts'
import { SERVICE_ERRORS } from '../state.ts'

const LIMIT_WITHOUT_PLANS = 'This month’s OBD reads of your account are used up. More come on the 1st (UTC).'

/**
 * No more than was read back.
 * @param otherCodes by UDS before: service 04 need not touch it; null where it was not read
 */
export function clearedText(
  permanentLeft: readonly string[],
  otherCodes: readonly string[] | null,
  isPendingRead = true,
): string {
  if (!isPendingRead)
    return 'Stored codes have been cleared. Not every unit told its pending codes afterwards'
  if (permanentLeft.length === 0 && otherCodes?.length === 0)
    return 'All diagnostic trouble codes have been cleared'
  const permanent =
    permanentLeft.length === 0 ? '' : ` Permanent and still there: ${permanentLeft.join(', ')}`
  return `Stored and pending codes have been cleared.${[permanent, othersText(otherCodes)].filter(Boolean).join('.')}`
}

function othersText(otherCodes: readonly string[] | null): string {
  if (otherCodes === null) return ' We couldn’t read what control units keep themselves: scan again'
  return otherCodes.length === 0 ? '' : ` Whether ${otherCodes.join(', ')} went too is being read`
}

/** Word for word as promised. */
export const messages = {
  connected: () => toast.success('Connected', { description: 'Successfully connected to OBD adapter' }),
  connectionFailed: () =>
    toast.error('Connection Failed', { description: 'Could not connect to the selected device' }),
  disconnected: () => toast.info('Disconnected', { description: 'OBD adapter disconnected' }),
  disconnectFailed: () => toast.error('Error', { description: 'Failed to disconnect' }),
  noCodes: () =>
    toast.success('No Codes Found', { description: 'Your vehicle has no diagnostic trouble codes' }),
  codesRead: (count: number) =>
    toast.info('Codes Read', { description: `Found ${count} diagnostic trouble code(s)` }),
  /** `onUpgrade` is null where nothing is sold. */
  readFailed: (serviceError?: string, onUpgrade: (() => void) | null = null) => {
    const isLimit = serviceError === SERVICE_ERRORS.readLimit
    const said = isLimit && onUpgrade === null ? LIMIT_WITHOUT_PLANS : serviceError
    return toast.error('Read Failed', {
      description: said ?? 'Could not read diagnostic codes',
      ...(isLimit && upgradeAction(onUpgrade)),
    })
  },
  codesCleared: (...cleared: Parameters<typeof clearedText>) =>
    toast.success('Codes Cleared', { description: clearedText(...cleared) }),
  clearFailed: () => toast.error('Clear Failed', { description: 'Could not clear diagnostic codes' }),
  saved: () => toast.success('Scan saved', { description: 'It is kept on this device, in the list below.' }),
  notSaved: () =>
    toast.error('Not saved', {
      description: 'This browser keeps no data for the app. The scan is still on this page.',
    }),
}
