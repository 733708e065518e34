/** With 507. */
export const NO_ROOM =
  'The server has almost no disk space left, so it takes no changes right now. This one was not saved; what was saved before can be read.'
