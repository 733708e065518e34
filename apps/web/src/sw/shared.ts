/** Keeps a sound that another app shared, and opens the recorder, which takes it (features/record/take-slot.ts). */
export async function takeShared(request: Request): Promise<Response> {
  const sound = (await request.formData()).get('sound')
  if (sound instanceof File) {
    const cache = await caches.open('tappet-shared')
    const headers = { 'content-type': sound.type, 'x-name': encodeURIComponent(sound.name) }
    await cache.put('/share', new Response(sound, { headers }))
  }
  return Response.redirect('/?shared', 303)
}
