import { useQueryClient } from '@tanstack/react-query'
import type { DifferentialCase } from '@tappet/diagnosis'
import { useRef, useState } from 'react'
import { useSession } from '../account/session.tsx'
import { queryKeys } from '../cache/query-keys.ts'
import { useConnection } from '../connection/backend.tsx'
import { updateDifferential } from './saved-diagnoses.ts'

/** `null`: none was given since it was saved. */
type RowState = 'saving' | 'saved' | 'failed' | null

/** One call at a time; of answers meanwhile only the last is sent. */
export function useRowUpdates() {
  const { promise } = useConnection()
  const { user } = useSession()
  const queryClient = useQueryClient()
  const [state, setState] = useState<RowState>(null)
  const waiting = useRef<{ historyId: string; value: DifferentialCase } | null>(null)
  const isRunning = useRef(false)

  async function send(): Promise<void> {
    const next = waiting.current
    if (next === null || isRunning.current) return
    isRunning.current = true
    setState('saving')
    try {
      const { client } = await promise
      await updateDifferential(client, next.historyId, next.value)
      if (waiting.current === next) waiting.current = null
      setState('saved')
      if (user) void queryClient.invalidateQueries({ queryKey: queryKeys.history(user.id) })
    } catch (error) {
      console.warn('The answers could not be saved', error)
      setState('failed')
      return
    } finally {
      isRunning.current = false
    }
    return send()
  }
  const update = (historyId: string, value: DifferentialCase) => {
    waiting.current = { historyId, value }
    void send()
  }
  return { state, update, retry: () => void send() }
}
