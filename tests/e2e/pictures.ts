import { join } from 'node:path'
import type { Page } from '@playwright/test'

/** Where the folder for pictures is named, one of each step, at both widths in both themes. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.TAPPET_SHOTS
  if (!folder) return
  for (const [width, height] of [
    [390, 844],
    [1280, 900],
  ] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme })
      await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true })
    }
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.emulateMedia({ colorScheme: 'light' })
}
