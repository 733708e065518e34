import { PRODUCT_VERSION } from '@tappet/wire'
import { useLocation } from 'react-router'
import { useSession } from '../../backend/account/session.tsx'
import { useConnection } from '../../backend/connection/backend.tsx'
import { useOnline } from '../../platform/app/network.ts'
import * as copy from './copy.ts'

export default function Readings() {
  const { pathname, search } = useLocation()
  const { status, user } = useSession()
  const { state, backend } = useConnection()
  const online = useOnline()
  const readings = [
    [copy.route, pathname + search],
    [copy.session, user ? `${status} (${user.email ?? user.id})` : status],
    [copy.server, backend ? `${state}, ${backend.config.version}` : state],
    [copy.app, `${PRODUCT_VERSION} (${import.meta.env.MODE})`],
    [copy.network, online ? 'online' : 'offline'],
  ] as const
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 px-2 pt-2">
      {readings.map(([name, value]) => (
        <div className="contents" key={name}>
          <dt>{name}</dt>
          <dd className="truncate text-screen-ink">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
