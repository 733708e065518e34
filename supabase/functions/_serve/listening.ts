import type { HeardWav } from '@tappet/acoustics/model'
import type { FunctionContext } from './function.ts'

/** What a function that listens gets beside; apart from the rest, so that no other function carries the acoustics. */
export type ListeningContext = FunctionContext & {
  /**
   * Listens to a WAV file apart from everybody else's requests; absent where the platform gives each request a
   * process of its own. Takes the bytes over: they are gone afterwards. Rejects with FunctionError busy or time_limit.
   */
  analyze?(wav: Uint8Array<ArrayBuffer>): Promise<HeardWav>
}
