import { existsSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'

const shell = '/usr/bin/chromium-headless-shell'
/** CHROMIUM_PATH as in the tests. */
export const executablePath = process.env.CHROMIUM_PATH ?? (existsSync(shell) ? shell : '/usr/bin/chromium')

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] })

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
