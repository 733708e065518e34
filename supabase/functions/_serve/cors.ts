/** Supabase leaves CORS to the function; any origin may call, since no cookie is ever read. */
export const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, x-client-info, apikey, content-type, x-region',
  'Access-Control-Allow-Methods': 'GET, POST, DELETE, OPTIONS',
}
