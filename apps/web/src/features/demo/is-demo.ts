import type { User } from '@supabase/supabase-js'

/** The server alone writes app_metadata. */
export const isDemo = (user: Pick<User, 'app_metadata'> | null): boolean => user?.app_metadata.demo === true
