/**
 * Whether the database, or the network on the way to it, said what is wrong: postgrest-js gives that
 * as it came. An Error of any other kind was foreseen by nobody.
 */
function isAnswer(error: unknown): boolean {
  return !(error instanceof Error) || error.name === 'PostgrestError'
}

/** What to say when a part of the account cannot be shown. */
export function loadErrorTitle(error: unknown, known: string): string {
  return isAnswer(error) ? known : 'An unexpected error occurred'
}
