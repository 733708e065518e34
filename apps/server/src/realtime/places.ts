import type { UpgradeErrorCode } from '../errors/realtime.ts'
import type { RealtimeLimits } from './limits.ts'
import { isLoopback } from './upgrade.ts'

/** How many sockets are open, in all and from each address. */
export class Places {
  private readonly limits: Pick<RealtimeLimits, 'sockets' | 'socketsPerAddress'>
  private readonly byAddress = new Map<string, number>()
  private taken = 0

  constructor(limits: Pick<RealtimeLimits, 'sockets' | 'socketsPerAddress'>) {
    this.limits = limits
  }

  /** @returns why there is no place, or null when one was taken */
  take(address: string): UpgradeErrorCode | null {
    const fromAddress = this.byAddress.get(address) ?? 0
    if (this.taken >= this.limits.sockets) return 'too_many_sockets'
    if (!isLoopback(address) && fromAddress >= this.limits.socketsPerAddress) return 'too_many_from_address'
    this.byAddress.set(address, fromAddress + 1)
    this.taken += 1
    return null
  }

  leave(address: string): void {
    const remaining = (this.byAddress.get(address) ?? 0) - 1
    if (remaining > 0) this.byAddress.set(address, remaining)
    else this.byAddress.delete(address)
    this.taken -= 1
  }
}
