/**
 * Title and sentence of a case's page until the case is read, which has its own. The sentence breaks in the same
 * places in the system's font and in ours: otherwise it is painted larger with ours, as the page's largest paint.
 */
export const CASE_HEAD = {
  title: 'Case',
  subtitle: 'What was found, what to do next, and whether it is gone.',
}
