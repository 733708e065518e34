/** Long enough for HS256, and plainly not a secret. */
export const TEST_JWT_SECRET = 'tests-only-secret-of-at-least-32-characters'
