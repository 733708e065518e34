// Fetched whole, the library would bring along every name that it exports.
export { createClient } from '@supabase/supabase-js'
