import { useSender } from './outbox/use-outbox.ts'

/** Draws nothing: lives in the frame, so that what waits is sent from whichever page is open. */
export default function OutboxHost() {
  useSender()
  return null
}
