/**
 * The server or an operator's command cannot continue, and the message says in one line why
 * and what to do. Printed without a stack trace; anything else is a defect and gets one.
 */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StartError'
  }
}
