import type { Change } from './change.ts'
import type { Channel } from './channel.ts'
import { isAskedFor, mayConcern } from './subscription.ts'

export class Registry {
  private readonly byOwner = new Map<string, Set<Channel>>()

  add(channel: Channel): void {
    const owner = ownerOf(channel)
    const channels = this.byOwner.get(owner) ?? new Set()
    this.byOwner.set(owner, channels.add(channel))
  }

  remove(channel: Channel): void {
    const owner = ownerOf(channel)
    const channels = this.byOwner.get(owner)
    if (channels?.delete(channel) === true && channels.size === 0) this.byOwner.delete(owner)
  }

  concernedBy(change: Change): Channel[] {
    const candidates =
      change.userId === null ? this.all() : [...this.of(change.userId), ...this.of('service_role')]
    return candidates.filter(
      ({ identity, subscriptions }) =>
        mayConcern(change, identity) &&
        subscriptions.some((subscription) => isAskedFor(change, subscription)),
    )
  }

  all(): Channel[] {
    return [...this.byOwner.values()].flatMap((channels) => [...channels])
  }

  private of(owner: string): Iterable<Channel> {
    return this.byOwner.get(owner) ?? []
  }
}

const ownerOf = ({ identity }: Channel) => identity.userId ?? identity.role
