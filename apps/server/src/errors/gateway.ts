/** What Supabase's gateway answers before PostgREST or GoTrue is asked. */
export const gatewayRefusals = {
  no_api_key: {
    message: 'No API key found in request',
    hint: 'No `apikey` request header or url param was found.',
  },
  invalid_api_key: {
    message: 'Invalid API key',
    hint: 'Double check your Supabase `anon` or `service_role` API key.',
  },
} as const
