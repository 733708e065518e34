import { afterAll, vi } from 'vitest'

// `unstubGlobals` clears up before each test: what a file's last test leaves, the next file is loaded with.
afterAll(() => void vi.unstubAllGlobals())
