import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

export function askHidden(question: string): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const prompt = createInterface({ input: process.stdin, output: silent, terminal: true })
  // Only now does the terminal not echo what is typed.
  process.stderr.write(question)
  return new Promise((resolve) => {
    prompt.question('', (answer) => {
      prompt.close()
      process.stderr.write('\n')
      resolve(answer)
    })
  })
}
