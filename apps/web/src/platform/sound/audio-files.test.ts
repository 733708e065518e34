import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { AUDIO_EXTENSIONS, isAudioFile, isFilm, SOUND_ACCEPT, sniffAudio } from './audio-files.ts'

describe('isAudioFile', () => {
  it.each(['audio/mpeg', 'audio/x-something', 'AUDIO/WAV'])('takes %s by its type [REC-035]', (type) => {
    expect(isAudioFile({ name: 'noise', type })).toBe(true)
  })
  it('accepts exactly the listed extensions [REC-036]', () => {
    expect([...AUDIO_EXTENSIONS]).toEqual([
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
    ])
    for (const extension of AUDIO_EXTENSIONS) {
      expect(isAudioFile({ name: `noise.${extension}`, type: '' })).toBe(true)
      expect(isAudioFile({ name: `NOISE.${extension.toUpperCase()}`, type: 'video/3gpp' })).toBe(true)
    }
  })
  it('accepts nothing else [REC-037]', () => {
    for (const name of ['noise.txt', 'noise.mp4', 'mp3', 'noise.mp3.exe', 'noise.mp3 ', '']) {
      expect(isAudioFile({ name, type: '' }), name).toBe(false)
    }
    expect(isAudioFile({ name: 'film.mov', type: 'video/quicktime' })).toBe(false)
    expect(isAudioFile({ name: 'noise', type: 'text/audio' })).toBe(false)
  })
})

describe('isFilm', () => {
  it.each([
    ['IMG_1.MOV', ''],
    ['clip.mp4', ''],
    ['clip.m4v', 'application/octet-stream'],
    ['shared', 'video/quicktime'],
    ['shared', 'VIDEO/mp4'],
  ])('takes %s of type "%s"', (name, type) => {
    expect(isFilm({ name, type })).toBe(true)
  })
  it('leaves sound files and all else', () => {
    for (const name of ['noise.3gp', 'noise.webm', 'noise.m4a'])
      expect(isFilm({ name, type: 'video/3gpp' })).toBe(false)
    expect(isFilm({ name: 'clip.mp4', type: 'audio/mp4' })).toBe(false)
    for (const name of ['mp4', 'clip.mp4.exe', 'clip.avi']) expect(isFilm({ name, type: '' })).toBe(false)
  })
  it('is offered with sound in the file dialog', () => {
    expect(SOUND_ACCEPT).toBe(
      'audio/*,video/*,.mp3,.wav,.ogg,.aac,.m4a,.flac,.3gp,.amr,.webm,.opus,.mp4,.mov,.m4v',
    )
  })
  it('is what another app may share, by the manifest', () => {
    const file = new URL('../../../public/manifest.webmanifest', import.meta.url)
    const { share_target } = JSON.parse(readFileSync(file, 'utf8'))
    expect(share_target.params.files[0].accept.join()).toBe(SOUND_ACCEPT)
  })
})

describe('sniffAudio', () => {
  it.each([
    ['tone.amr', 'amr'],
    ['wide.amr', 'amr'],
    ['amr.3gp', 'mp4'],
    ['tone.m4a', 'mp4'],
    ['tone.opus', 'ogg_opus'],
    ['vorbis.ogg', 'ogg_vorbis'],
    ['tone.webm', null],
    ['tone.mp3', null],
  ])('knows %s as %s', (name, format) => {
    const bytes = readFileSync(new URL(`./audio-decode.samples/${name}`, import.meta.url))
    expect(sniffAudio(bytes)).toBe(format)
  })
  it('decides by content, whatever the bytes', () => {
    const text = (words: string) => new TextEncoder().encode(words)
    expect(sniffAudio(text('RIFF????WAVE'))).toBe('wav')
    expect(sniffAudio(text('RIFF????AVI '))).toBeNull()
    expect(sniffAudio(text('RIFF????WAV'))).toBeNull()
    expect(sniffAudio(text(''))).toBeNull()
  })
})
