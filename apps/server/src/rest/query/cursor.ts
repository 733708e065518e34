import { refuse } from '../errors.ts'

/** A position in one query parameter; parsers fail with PGRST100, naming the column as PostgREST does. */
export class Cursor {
  readonly text: string
  readonly subject: string
  at = 0

  constructor(text: string, subject: string) {
    this.text = text
    this.subject = subject
  }

  get done(): boolean {
    return this.at >= this.text.length
  }

  peek(): string {
    return this.text.charAt(this.at)
  }

  startsWith(literal: string): boolean {
    return this.text.startsWith(literal, this.at)
  }

  take(literal: string): boolean {
    if (!this.startsWith(literal)) return false
    this.at += literal.length
    return true
  }

  expect(literal: string): void {
    if (!this.take(literal)) this.fail(`"${literal}"`)
  }

  /** The text that the sticky pattern matches here, stepped over, or null. */
  match(sticky: RegExp): string | null {
    sticky.lastIndex = this.at
    const match = sticky.exec(this.text)
    if (match === null) return null
    this.at += match[0].length
    return match[0]
  }

  rest(): string {
    const rest = this.text.slice(this.at)
    this.at = this.text.length
    return rest
  }

  skipBlanks(): void {
    while (this.peek() === ' ' || this.peek() === '\t') this.at += 1
  }

  expectEnd(): void {
    if (!this.done) this.fail('end of input')
  }

  fail(expecting: string): never {
    const next = this.done ? 'end of input' : JSON.stringify(this.peek())
    throw this.failure(`unexpected ${next} expecting ${expecting}`)
  }

  failure(details: string): Error {
    return refuse.queryParameter(
      `"failed to parse ${this.subject} (${this.text})" (line 1, column ${this.at + 1})`,
      details,
    )
  }
}
