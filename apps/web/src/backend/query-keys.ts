/** The keys of all cached reads. Each contains the owner's id, so two people never share one. */
export const queryKeys = {
  verifiedUser: (userId: string) => ['user', userId, 'verified'] as const,
  sessions: (userId: string) => ['user', userId, 'sessions'] as const,
  profile: (userId: string) => ['user', userId, 'profile'] as const,
  usage: (userId: string, month: string) => ['user', userId, 'usage', month] as const,
  notifications: (userId: string) => ['user', userId, 'notifications'] as const,
  history: (userId: string) => ['user', userId, 'history'] as const,
  findings: (userId: string) => ['user', userId, 'findings'] as const,
  maintenance: (userId: string) => ['user', userId, 'maintenance'] as const,
  reminderPrefs: (userId: string) => ['user', userId, 'reminder-prefs'] as const,
  odometer: (userId: string) => ['user', userId, 'odometer'] as const,
  reminderCheck: (userId: string) => ['user', userId, 'reminder-check'] as const,
  troubleCode: (code: string) => ['trouble-code', code] as const,
  authCode: (code: string) => ['auth-code', code] as const,
}
