import { useEffect, useRef, useState } from 'react'
import { useConnection } from '../../backend/connection/backend.tsx'
import type { SoundPicture } from '../../platform/sound/picture.ts'
import { SpectrogramStrip } from '../../ui/index.ts'
import { copy } from './copy.ts'
import { strips as appStrips, type Strips } from './strips.ts'

const NO_COLUMNS: readonly ArrayLike<number>[] = []

/** The recording of a saved diagnosis as a picture, drawn when the row comes into view. Its place is kept from the start. */
export function RowStrip({
  rowId,
  recording,
  name,
  strips = appStrips,
}: {
  rowId: string
  /** Its address. */
  recording: string
  name: string
  strips?: Strips
}) {
  const { promise } = useConnection()
  const place = useRef<HTMLDivElement>(null)
  const [picture, setPicture] = useState<SoundPicture | null>(null)
  useEffect(() => {
    if (!place.current) return
    let isGone = false
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      void strips
        .of(
          rowId,
          recording,
          promise.then(({ client }) => client),
        )
        .then((drawn) => !isGone && setPicture(drawn))
    })
    observer.observe(place.current)
    return () => {
      isGone = true
      observer.disconnect()
    }
  }, [rowId, recording, strips, promise])
  return (
    <div ref={place}>
      <SpectrogramStrip
        ceilingDb={picture?.ceilingDb ?? 0}
        className="h-14 rounded-b-none"
        columns={picture?.columns ?? NO_COLUMNS}
        description={copy.pictureOf(name)}
        floorDb={picture?.floorDb ?? -1}
      />
    </div>
  )
}
