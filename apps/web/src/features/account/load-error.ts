/** Postgrest errors come as they are; an Error of any other kind was foreseen by nobody. */
function isAnswer(error: unknown): boolean {
  return !(error instanceof Error) || error.name === 'PostgrestError'
}

export function loadErrorTitle(error: unknown, known: string): string {
  return isAnswer(error) ? known : 'An unexpected error occurred'
}
