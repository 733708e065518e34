/** Every cached read, by whose rows they are: another person never meets the same key. */
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
  latestMileage: (userId: string) => ['user', userId, 'latest-mileage'] as const,
  reminderCheck: (userId: string) => ['user', userId, 'reminder-check'] as const,
  troubleCode: (code: string) => ['trouble-code', code] as const,
  authCode: (code: string) => ['auth-code', code] as const,
}
