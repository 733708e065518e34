import { ensureWebBuilt } from './setup.mjs'

ensureWebBuilt()
