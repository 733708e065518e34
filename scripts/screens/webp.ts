import type { Page } from '@playwright/test'

const QUALITY = 0.72

export async function toWebp(canvas: Page, png: Buffer): Promise<Buffer> {
  const url = await canvas.evaluate(
    async ([source, quality]) => {
      const image = await createImageBitmap(await (await fetch(source)).blob())
      const drawn = document.createElement('canvas')
      drawn.width = image.width
      drawn.height = image.height
      drawn.getContext('2d')?.drawImage(image, 0, 0)
      return drawn.toDataURL('image/webp', quality)
    },
    [`data:image/png;base64,${png.toString('base64')}`, QUALITY] as const,
  )
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}
