import type { HeardWav } from '@tappet/acoustics/model'
import type { FunctionContext } from './function.ts'

/** Apart from FunctionContext, so that no other function carries the acoustics. */
export type ListeningContext = FunctionContext & {
  /**
   * Listens in another process, and takes the bytes over. Absent where each request has a process of its own. Rejects
   * with FunctionError busy or time_limit.
   */
  analyze?(wav: Uint8Array<ArrayBuffer>): Promise<HeardWav>
}
