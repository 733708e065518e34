import type { UpgradeErrorCode } from './errors.ts'
import type { RealtimeLimits } from './limits.ts'

/** Open sockets in all and from each network; this machine's, null, only in all. */
export class Places {
  private readonly limits: Pick<RealtimeLimits, 'sockets' | 'socketsPerAddress'>
  private readonly byNetwork = new Map<string | null, number>()
  private taken = 0

  constructor(limits: Pick<RealtimeLimits, 'sockets' | 'socketsPerAddress'>) {
    this.limits = limits
  }

  take(network: string | null): UpgradeErrorCode | null {
    const fromNetwork = this.byNetwork.get(network) ?? 0
    if (this.taken >= this.limits.sockets) return 'too_many_sockets'
    if (network !== null && fromNetwork >= this.limits.socketsPerAddress) return 'too_many_from_address'
    this.byNetwork.set(network, fromNetwork + 1)
    this.taken += 1
    return null
  }

  leave(network: string | null): void {
    const remaining = (this.byNetwork.get(network) ?? 0) - 1
    if (remaining > 0) this.byNetwork.set(network, remaining)
    else this.byNetwork.delete(network)
    this.taken -= 1
  }
}
