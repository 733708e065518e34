import { run } from './run.ts'

run()
