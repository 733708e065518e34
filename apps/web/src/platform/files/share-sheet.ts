/** The share plugin's error, on Android and iOS, when the driver closes its sheet. */
const CLOSED = 'Share canceled'

/** @throws whatever else went wrong */
export const unlessClosed = (sharing: Promise<unknown>): Promise<boolean> =>
  sharing.then(
    () => true,
    (error: unknown) => {
      if (error instanceof Error && error.message === CLOSED) return false
      throw error
    },
  )
