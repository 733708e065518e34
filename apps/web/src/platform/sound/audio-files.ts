export const AUDIO_EXTENSIONS = [
  'mp3',
  'wav',
  'ogg',
  'aac',
  'm4a',
  'flac',
  '3gp',
  'amr',
  'webm',
  'opus',
] as const

const FILM_EXTENSIONS = ['mp4', 'mov', 'm4v'] as const

/** What isAudioFile and isFilm accept. */
export const SOUND_ACCEPT = [
  'audio/*',
  'video/*',
  ...[...AUDIO_EXTENSIONS, ...FILM_EXTENSIONS].map((extension) => `.${extension}`),
].join(',')

/** As stated; case does not matter. */
export function isAudioFile({ name, type }: NamedFile): boolean {
  return type.toLowerCase().startsWith('audio/') || endsIn(name, AUDIO_EXTENSIONS)
}

/** Its sound is what counts; a 3gp or WebM file is taken as sound, which it often is. */
export function isFilm({ name, type }: NamedFile): boolean {
  if (isAudioFile({ name, type })) return false
  return type.toLowerCase().startsWith('video/') || endsIn(name, FILM_EXTENSIONS)
}

type NamedFile = { name: string; type: string }

function endsIn(name: string, extensions: readonly string[]): boolean {
  return extensions.includes(/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '')
}

/** By content; `mp4` covers m4a, 3gp and films. */
export type AudioFormat = 'wav' | 'amr' | 'ogg_opus' | 'ogg_vorbis' | 'mp4'

/** All marks of a row must match. */
type Mark = readonly [offset: number, text: string]

/* RFC 3533 and 7845 (Ogg, Opus), Vorbis I 4.2.1, RFC 4867 5 (AMR), ISO 14496-12. */
const MARKS: readonly (readonly [format: AudioFormat, ...marks: Mark[]])[] = [
  ['wav', [0, 'RIFF'], [8, 'WAVE']],
  ['wav', [0, 'RF64'], [8, 'WAVE']],
  ['wav', [0, 'BW64'], [8, 'WAVE']],
  ['amr', [0, '#!AMR']],
  ['ogg_opus', [0, 'OggS'], [28, 'OpusHead']],
  ['ogg_vorbis', [0, 'OggS'], [28, '\u0001vorbis']],
  ['mp4', [4, 'ftyp']],
]

/** Null for what the browser decodes. */
export function sniffAudio(bytes: Uint8Array): AudioFormat | null {
  const row = MARKS.find(([, ...marks]) => marks.every((mark) => stands(bytes, mark)))
  return row?.[0] ?? null
}

function stands(bytes: Uint8Array, [offset, text]: Mark): boolean {
  for (let n = 0; n < text.length; n++) {
    if (bytes[offset + n] !== text.charCodeAt(n)) return false
  }
  return true
}
