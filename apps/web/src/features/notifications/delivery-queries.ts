import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { NotificationSettingsRow } from '@tappet/wire'
import { queryKeys } from '../../backend/cache/query-keys.ts'
import type { Backend, Client } from '../../backend/connection/connect.ts'
import { dataOf } from '../../backend/connection/data-of.ts'
import { failedWrite } from '../../backend/connection/failed-write.ts'
import type { DevicePush, PushState } from '../../platform/app/push.ts'
import { devicePush } from '../../platform/app/push.web.ts'
import { deviceTimeZone } from '../../platform/runtime/time-zone.ts'
import { toast } from '../../ui/index.ts'
import { copy } from './delivery-copy.ts'
import type { QuietHours } from './quiet-hours.ts'

const keys = {
  settings: (userId: string) => [...queryKeys.notifications(userId), 'settings'] as const,
  push: (userId: string) => [...queryKeys.notifications(userId), 'push'] as const,
  calendar: (userId: string) => [...queryKeys.notifications(userId), 'calendar'] as const,
}

/** Null when they never set any. @throws PostgrestError */
async function fetchSettings(client: Client, userId: string): Promise<NotificationSettingsRow | null> {
  return dataOf(client.from('notification_settings').select('*').eq('user_id', userId).maybeSingle())
}

export function useDeliverySettings(client: Client, userId: string) {
  return useQuery({ queryKey: keys.settings(userId), queryFn: () => fetchSettings(client, userId) })
}

/** What is not stated stays. */
type SettingsChange = { quiet?: QuietHours | null; mail?: boolean }

export function useSaveSettings(client: Client, userId: string) {
  const queryClient = useQueryClient()
  const queryKey = keys.settings(userId)
  return useMutation({
    mutationFn: async ({ quiet, mail }: SettingsChange) => {
      return dataOf(
        client
          .from('notification_settings')
          .upsert({
            user_id: userId,
            time_zone: deviceTimeZone(),
            ...(quiet !== undefined && {
              quiet_from: quiet?.from ?? null,
              quiet_until: quiet?.until ?? null,
            }),
            ...(mail !== undefined && { mail }),
          })
          .select('*')
          .single(),
      )
    },
    onSuccess: async (row) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, row)
    },
    onError: (error) => {
      toast.error(...failedWrite(error, 'saved'))
      return queryClient.invalidateQueries({ queryKey })
    },
  })
}

/** The server must have the browser's address, for this person. @throws PostgrestError */
export async function pushState(client: Client, userId: string, push: DevicePush): Promise<PushState> {
  const state = await push.state()
  const endpoint = state === 'on' ? await push.endpoint() : null
  if (endpoint === null) return state
  const data = await dataOf(
    client.from('push_subscriptions').select('id').eq('user_id', userId).eq('endpoint', endpoint),
  )
  return data.length > 0 ? 'on' : 'off'
}

export function usePushState(client: Client, userId: string) {
  return useQuery({
    queryKey: keys.push(userId),
    queryFn: () => pushState(client, userId, devicePush),
    gcTime: 0,
  })
}

export function useSwitchPush({ client, config }: Backend, userId: string) {
  const queryClient = useQueryClient()
  const queryKey = keys.push(userId)
  return useMutation({
    mutationFn: async (on: boolean): Promise<PushState> => {
      if (!on) {
        const endpoint = await devicePush.unsubscribe()
        if (endpoint !== null) await client.from('push_subscriptions').delete().eq('endpoint', endpoint)
        return 'off'
      }
      const address = await devicePush.subscribe(config.pushPublicKey ?? '')
      if (address === null) return devicePush.state()
      const { error } = await client.rpc('keep_push_subscription', {
        p_endpoint: address.endpoint,
        p_p256dh: address.p256dh,
        p_auth: address.auth,
      })
      if (error) {
        await devicePush.unsubscribe()
        throw error
      }
      return 'on'
    },
    onSuccess: async (state) => {
      // An arriving notification refetches everything.
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, state)
      if (state === 'on') toast.success('Push notifications are on')
    },
    onError: (_error, on) => {
      toast.error(on ? 'Push notifications stay off' : 'Push notifications may still be on', {
        description: 'The push service of your browser or our server did not answer. Please try again later.',
      })
      return queryClient.invalidateQueries({ queryKey })
    },
  })
}

/** Null when there is none. @throws PostgrestError */
async function fetchLinkDay(client: Client, userId: string): Promise<string | null> {
  const data = await dataOf(
    client.from('calendar_feeds').select('created_at').eq('user_id', userId).maybeSingle(),
  )
  return data?.created_at ?? null
}

export function useCalendarLink(client: Client, userId: string) {
  return useQuery({ queryKey: keys.calendar(userId), queryFn: () => fetchLinkDay(client, userId) })
}

export function useMakeLink({ client, config }: Backend, userId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const data = await dataOf(client.rpc('make_calendar_link'))
      return `${config.supabaseUrl}/functions/v1/calendar-feed?token=${data}`
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.calendar(userId) }),
    onError: (error) => toast.error(...failedWrite(error, 'made', copy.linkMayHaveEnded)),
  })
}

export function useRevokeLink(client: Client, userId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      await dataOf(client.from('calendar_feeds').delete().eq('user_id', userId))
    },
    onSuccess: () => {
      queryClient.setQueryData(keys.calendar(userId), null)
      toast.success('Calendar link revoked', {
        description: 'Calendars that use it show nothing new from now on.',
      })
    },
    onError: (error) => {
      toast.error(...failedWrite(error, 'revoked', copy.linkMayWork))
      return queryClient.invalidateQueries({ queryKey: keys.calendar(userId) })
    },
  })
}
