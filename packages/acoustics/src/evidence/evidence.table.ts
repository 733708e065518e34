/**
 * The measurements, one row each, in a fixed order. Bands stop at 6 kHz because phones' codecs cut off above;
 * every number is a ratio, a rate or a frequency, so that gain changes none. Change a row, raise EVIDENCE_VERSION.
 */

import { betweenFiringShare, lineShare } from '../engine/orders.ts'
import { mean, median, percentile, percentiles } from '../statistics.ts'
import type { Clip } from './clip.ts'
import * as m from './measures.ts'
import type { EvidenceRow } from './row.ts'
import type { Switching } from './switching.ts'
import { driftPercentPerSecond } from './tones.ts'

const RANDALL = 'Randall, Vibration-based Condition Monitoring, 2nd ed.'
const HEYWOOD = 'Heywood, Internal Combustion Engine Fundamentals, 2nd ed., ch. 2: four-stroke cycle'
const ANTONI = 'Antoni, Mech. Syst. Signal Process. 20 (2006): spectral kurtosis'
const FASTL = 'Fastl and Zwicker, Psychoacoustics, 3rd ed., ch. 10-11'
const PEETERS = 'Peeters et al., The Timbre Toolbox, JASA 130 (2011)'
const ECMA = 'after ECMA-418-1: prominent discrete tones'
const TEXTURE = 'McDermott and Simoncelli, Neuron 71 (2011): sound textures'
const TALKIN = 'Talkin, RAPT, in Speech Coding and Synthesis (1995)'
const OTSU = 'Otsu, IEEE Trans. SMC 9 (1979): two levels'

/** Two levels nearer than this are one that wanders. */
const MIN_CONTRAST_DB = 3
const switches = ({ contrastDb }: Switching) => contrastDb >= MIN_CONTRAST_DB
const firing = (clip: Clip) => clip.engine?.hypotheses[0] ?? null

export const evidenceTable = [
  {
    id: 'firing_frequency',
    name: 'Firing frequency',
    unit: 'Hz',
    meaning: 'How many times a second a cylinder fires.',
    source: HEYWOOD,
    measure: (clip) => m.whole(firing(clip)?.firingFrequencyHz ?? null),
  },
  {
    id: 'engine_speed',
    name: 'Engine speed',
    unit: 'rpm',
    meaning: 'The likeliest engine speed; the number of cylinders is guessed when it is not known.',
    source: HEYWOOD,
    measure: (clip) => m.whole(firing(clip)?.rpm ?? null),
  },
  {
    id: 'engine_speed_confidence',
    name: 'Confidence in the engine speed',
    unit: 'share',
    meaning: 'How far the engine speed can be trusted.',
    source: 'share of the likeliest hypothesis; see engine/speed.ts',
    measure: (clip) => m.whole(firing(clip)?.confidence ?? null),
  },
  {
    id: 'engine_rhythm',
    name: 'Engine rhythm',
    unit: 'share',
    meaning: 'How clearly a running engine can be heard at all.',
    source: 'Hermes, JASA 83 (1988); see engine/salience.ts',
    measure: ({ engine }) =>
      engine &&
      m.placed(engine.firingConfidence, engine.salienceTrack, engine.hopSeconds, engine.spanSeconds),
  },
  {
    id: 'engine_speed_spread',
    name: 'Wandering of the engine speed',
    unit: 'percent',
    meaning: 'How much the engine speed wanders during the recording.',
    source: 'spread of the track from its 10th to its 90th percentile',
    measure: ({ engine }) => {
      if (engine === null) return null
      const [low = 1, middle = 1, high = 1] = percentiles(engine.firingTrackHz, [0.1, 0.5, 0.9])
      return m.whole((100 * (high - low)) / middle)
    },
  },
  {
    id: 'engine_speed_unrest',
    name: 'Unrest of the engine speed',
    unit: 'percent',
    meaning: 'How much the engine speed changes from one fifth of a second to the next.',
    source: 'median step of the track',
    measure: ({ engine }) => {
      if (engine === null || engine.firingTrackHz.length < 2) return null
      const steps = Array.from(engine.firingTrackHz.subarray(1), (hz, n) =>
        Math.abs(hz / (engine.firingTrackHz[n] ?? hz) - 1),
      )
      return m.placed(100 * median(steps), steps, engine.hopSeconds, engine.spanSeconds)
    },
  },
  {
    id: 'half_order_share',
    name: 'Power between the firing orders',
    unit: 'share',
    meaning: 'How unlike the cylinders sound: one that works less than the others raises this.',
    source: `${RANDALL}, 3.5; Fyfe and Munck (1997): order tracking`,
    measure: ({ orders }) => m.whole(orders && betweenFiringShare(orders)),
  },
  {
    id: 'engine_harmonicity',
    name: 'Engine in the low sound',
    unit: 'share',
    meaning: 'How much of the low sound turns with the engine.',
    source: `${RANDALL}, 3.5`,
    measure: ({ orders }) => m.whole(orders && lineShare(orders)),
  },
  {
    id: 'firing_likeness',
    name: 'Likeness of one firing to the next',
    unit: 'share',
    meaning: 'How alike one firing sounds to the next.',
    source: 'autocorrelation of the envelope at the firing interval',
    measure: (clip) => {
      const hypothesis = firing(clip)
      return m.whole(
        hypothesis && m.likenessAfter(clip.mid.autocorrelation, 1 / hypothesis.firingFrequencyHz),
      )
    },
  },
  {
    id: 'cycle_unevenness',
    name: 'Unevenness within the engine cycle',
    unit: '',
    meaning:
      'How much more a full round of the cylinders repeats itself than one firing does: an uneven beat.',
    source: 'autocorrelation of the envelope at two turns less that at one firing',
    measure: (clip) => {
      const hypothesis = firing(clip)
      if (hypothesis === null) return null
      const cycle = m.likenessAfter(clip.mid.autocorrelation, 120 / hypothesis.rpm)
      const one = m.likenessAfter(clip.mid.autocorrelation, 1 / hypothesis.firingFrequencyHz)
      return m.whole(cycle === null || one === null ? null : cycle - one)
    },
  },
  {
    id: 'crest_high',
    name: 'Peaks in the high sound',
    unit: 'dB',
    meaning: 'How far sharp peaks stand out from 2 to 6 kHz.',
    source: `${RANDALL}, 5.3: crest factor`,
    measure: ({ high }) => m.withEnvelopeStretch(high.impulses.crestDb, high),
  },
  {
    id: 'crest_mid',
    name: 'Peaks in the middle sound',
    unit: 'dB',
    meaning: 'How far sharp peaks stand out from 300 Hz to 2 kHz.',
    source: `${RANDALL}, 5.3: crest factor`,
    measure: ({ mid }) => m.withEnvelopeStretch(mid.impulses.crestDb, mid),
  },
  {
    id: 'kurtosis_high',
    name: 'Spikiness of the high sound',
    unit: 'dB',
    meaning: 'How much the high sound consists of rare strong bursts.',
    source: `${RANDALL}, 5.3: kurtosis`,
    measure: ({ high }) => m.withEnvelopeStretch(high.impulses.kurtosisDb, high),
  },
  {
    id: 'kurtosis_mid',
    name: 'Spikiness of the middle sound',
    unit: 'dB',
    meaning: 'How much the middle sound consists of rare strong bursts.',
    source: `${RANDALL}, 5.3: kurtosis`,
    measure: ({ mid }) => m.withEnvelopeStretch(mid.impulses.kurtosisDb, mid),
  },
  {
    id: 'impulse_rate',
    name: 'Impulses',
    unit: 'per second',
    meaning: 'How many knocks or ticks there are in a second.',
    source: `${RANDALL}, 5.5`,
    measure: (clip) =>
      m.withImpulseStretch(clip.high, clip.high.impulses.timesSeconds.length / clip.durationSeconds, clip),
  },
  {
    id: 'impulse_rate_mid',
    name: 'Clunks',
    unit: 'per second',
    meaning: 'How many deeper knocks or clunks there are in a second, from 300 Hz to 2 kHz.',
    source: `${RANDALL}, 5.5`,
    measure: (clip) =>
      m.withImpulseStretch(clip.mid, clip.mid.impulses.timesSeconds.length / clip.durationSeconds, clip),
  },
  {
    id: 'impulse_strength',
    name: 'Strength of impulses',
    unit: 'dB',
    meaning: 'How far the knocks or ticks stand out of the rest.',
    source: `${RANDALL}, 5.5`,
    measure: (clip) => {
      const { strengthsDb } = clip.high.impulses
      return strengthsDb.length === 0 ? null : m.withImpulseStretch(clip.high, median(strengthsDb), clip)
    },
  },
  {
    id: 'impulse_regularity',
    name: 'Regularity of impulses',
    unit: 'share',
    meaning: 'How evenly the knocks or ticks follow each other.',
    source: 'share of the intervals within 12 percent of the commonest',
    measure: (clip) => m.withImpulseStretch(clip.high, clip.high.impulses.regularity, clip),
  },
  {
    id: 'impulse_width',
    name: 'Length of an impulse',
    unit: 'ms',
    meaning: 'How long one knock rings: metal is short, rubber is long.',
    source: `${RANDALL}, 5.5`,
    measure: ({ high }) => m.whole(high.impulses.widthMs),
  },
  {
    id: 'impulse_low_edge',
    name: 'Impulses reach from',
    unit: 'Hz',
    meaning: 'The lowest frequency at which the knocks or ticks stand out.',
    source: 'third-octave excess over the whole clip',
    measure: ({ impulseRange }) => m.whole(impulseRange?.lowHz ?? null),
  },
  {
    id: 'impulse_high_edge',
    name: 'Impulses reach to',
    unit: 'Hz',
    meaning: 'The highest frequency at which the knocks or ticks stand out.',
    source: 'third-octave excess over the whole clip',
    // The highest bands lie where codecs and cheap microphones end.
    ofRecorder: true,
    measure: ({ impulseRange }) => m.whole(impulseRange?.highHz ?? null),
  },
  {
    id: 'impulses_per_firing',
    name: 'Impulses per firing',
    unit: '',
    meaning: 'Whether the ticks keep time with the engine: one per firing, or one per round.',
    source: HEYWOOD,
    measure: (clip) => {
      const hypothesis = firing(clip)
      return m.whole(
        hypothesis &&
          clip.high.impulses.timesSeconds.length / clip.durationSeconds / hypothesis.firingFrequencyHz,
      )
    },
  },
  {
    id: 'periodicity_high',
    name: 'Beat of the high sound',
    unit: 'share',
    meaning: 'How strictly the high sound beats in time.',
    source: `${RANDALL}, 5.5: envelope analysis`,
    measure: ({ high }) => m.repetition(high)?.strength ?? null,
  },
  {
    id: 'repetition_rate_high',
    name: 'Beats of the high sound',
    unit: 'per second',
    meaning: 'How often the high sound beats.',
    source: `${RANDALL}, 5.5: envelope analysis`,
    measure: ({ high }) => m.whole(m.repetition(high)?.rateHz ?? null),
  },
  {
    id: 'periodicity_mid',
    name: 'Beat of the middle sound',
    unit: 'share',
    meaning: 'How strictly the middle sound beats in time.',
    source: `${RANDALL}, 5.5: envelope analysis`,
    measure: ({ mid }) => m.repetition(mid)?.strength ?? null,
  },
  {
    id: 'repetition_rate_mid',
    name: 'Beats of the middle sound',
    unit: 'per second',
    meaning: 'How often the middle sound beats.',
    source: `${RANDALL}, 5.5: envelope analysis`,
    measure: ({ mid }) => m.whole(m.repetition(mid)?.rateHz ?? null),
  },
  {
    id: 'modulation_2_6',
    name: 'Slow swing',
    unit: 'share',
    meaning: 'How much the loudness swings two to six times a second.',
    source: FASTL,
    measure: ({ modulation }) => m.modulationDepth(modulation, 2, 6),
  },
  {
    id: 'modulation_6_12',
    name: 'Quick swing',
    unit: 'share',
    meaning: 'How much the loudness swings six to twelve times a second.',
    source: FASTL,
    measure: ({ modulation }) => m.modulationDepth(modulation, 6, 12),
  },
  {
    id: 'modulation_12_40',
    name: 'Flutter',
    unit: 'share',
    meaning: 'How much the loudness flutters, twelve to forty times a second.',
    source: FASTL,
    measure: ({ modulation }) => m.modulationDepth(modulation, 12, 40),
  },
  {
    id: 'modulation_2_6_high',
    name: 'Slow swing of the high sound',
    unit: 'share',
    meaning: 'How much the high sound swings two to six times a second.',
    source: FASTL,
    measure: ({ highModulation }) => m.modulationDepth(highModulation, 2, 6),
  },
  {
    id: 'modulation_6_12_high',
    name: 'Quick swing of the high sound',
    unit: 'share',
    meaning: 'How much the high sound swings six to twelve times a second.',
    source: FASTL,
    measure: ({ highModulation }) => m.modulationDepth(highModulation, 6, 12),
  },
  {
    id: 'tone_frequency',
    name: 'Tone',
    unit: 'Hz',
    meaning: 'The pitch of the clearest squeal or whine.',
    source: ECMA,
    measure: (clip) => {
      const tone = clip.tones.strongest
      return tone && m.tonePlaced(median(tone.frequenciesHz), tone, clip)
    },
  },
  {
    id: 'tone_prominence',
    name: 'Clarity of the tone',
    unit: 'dB',
    meaning: 'How far the clearest tone stands out of its surroundings.',
    source: ECMA,
    measure: ({ tones }) =>
      m.placed(percentile(tones.prominenceDb, 0.75), tones.prominenceDb, tones.hopSeconds, tones.spanSeconds),
  },
  {
    id: 'tone_duty',
    name: 'Presence of the tone',
    unit: 'share',
    meaning: 'For what part of the recording the clearest tone is there.',
    source: ECMA,
    measure: ({ tones }) =>
      m.whole(tones.frameCount === 0 ? null : new Set(tones.strongest?.frames ?? []).size / tones.frameCount),
  },
  {
    id: 'tonal_duty',
    name: 'Presence of any tone',
    unit: 'share',
    meaning: 'For what part of the recording some tone is there.',
    source: ECMA,
    measure: ({ tones }) =>
      m.whole(
        tones.frameCount === 0
          ? null
          : new Set(tones.tracks.flatMap(({ frames }) => frames)).size / tones.frameCount,
      ),
  },
  {
    id: 'tone_count',
    name: 'Tones at once',
    unit: '',
    meaning: 'How many tones sound at once, on average.',
    source: ECMA,
    measure: ({ tones }) =>
      m.whole(
        tones.frameCount === 0
          ? null
          : tones.tracks.reduce((sum, { frames }) => sum + frames.length, 0) / tones.frameCount,
      ),
  },
  {
    id: 'tone_drift',
    name: 'Movement of the tone',
    unit: 'percent per second',
    meaning: 'How fast the clearest tone rises or falls.',
    source: 'McAulay and Quatieri, IEEE Trans. ASSP 34 (1986)',
    measure: ({ tones }) =>
      m.whole(tones.strongest && driftPercentPerSecond(tones.strongest, tones.hopSeconds)),
  },
  {
    id: 'tone_follows_engine',
    name: 'Tone follows the engine',
    unit: '',
    meaning: 'Whether the tone rises and falls with the engine (near 1) or on its own (near 0).',
    source: 'correlation of the two tracks',
    measure: (clip) => m.whole(m.toneFollowsEngine(clip)),
  },
  {
    id: 'spectral_kurtosis_low',
    name: 'Bursts in the low sound',
    unit: 'dB',
    meaning: 'How much the low sound, 60 to 600 Hz, comes in bursts.',
    source: ANTONI,
    measure: (clip) => m.whole(m.spectralKurtosisDb(clip, 60, 600)),
  },
  {
    id: 'spectral_kurtosis_mid',
    name: 'Bursts in the middle sound',
    unit: 'dB',
    meaning: 'How much the middle sound, 600 Hz to 2 kHz, comes in bursts.',
    source: ANTONI,
    measure: (clip) => m.whole(m.spectralKurtosisDb(clip, 600, 2_000)),
  },
  {
    id: 'spectral_kurtosis_high',
    name: 'Bursts in the high sound',
    unit: 'dB',
    meaning: 'How much the high sound, 2 to 6 kHz, comes in bursts.',
    source: ANTONI,
    measure: (clip) => m.whole(m.spectralKurtosisDb(clip, 2_000, 6_000)),
  },
  {
    id: 'flatness',
    name: 'Hiss rather than tone',
    unit: 'dB',
    meaning: 'How much the sound is like hiss; low when it is made of tones.',
    source: 'Johnston, IEEE J. Sel. Areas Commun. 6 (1988): spectral flatness',
    ofRecorder: true,
    measure: ({ tones }) => (tones.frameCount === 0 ? null : m.whole(mean(tones.flatnessDb))),
  },
  {
    id: 'centroid',
    name: 'Brightness',
    unit: 'Hz',
    meaning: 'Where the middle of the sound lies.',
    source: PEETERS,
    ofRecorder: true,
    measure: (clip) => m.whole(m.centroidHz(clip)),
  },
  {
    id: 'share_below_312',
    name: 'Drone',
    unit: 'share',
    meaning: 'How much of the sound is low drone, below 312 Hz.',
    source: PEETERS,
    measure: (clip) => m.powerShare(clip, 30, 312),
  },
  {
    id: 'share_312_1250',
    name: 'Growl',
    unit: 'share',
    meaning: 'How much of the sound lies from 312 Hz to 1.25 kHz.',
    source: PEETERS,
    measure: (clip) => m.powerShare(clip, 312, 1_250),
  },
  {
    id: 'share_1250_4000',
    name: 'Clatter',
    unit: 'share',
    meaning: 'How much of the sound lies from 1.25 to 4 kHz.',
    source: PEETERS,
    measure: (clip) => m.powerShare(clip, 1_250, 4_000),
  },
  {
    id: 'share_above_4000',
    name: 'Hiss',
    unit: 'share',
    meaning: 'How much of the sound lies above 4 kHz.',
    source: PEETERS,
    ofRecorder: true,
    measure: (clip) => m.powerShare(clip, 4_000, 7_600),
  },
  {
    id: 'level_spread',
    name: 'Unsteadiness',
    unit: 'dB',
    meaning: 'How much the loudness changes: a steady drone stays near 0.',
    source: FASTL,
    measure: (clip) => m.placed(m.levelSpreadDb(clip), clip.stepPower, clip.stepSeconds),
  },
  {
    id: 'level_range',
    name: 'Loud against quiet',
    unit: 'dB',
    meaning: 'How much louder the loud parts are than the quiet ones.',
    source: FASTL,
    measure: (clip) => m.placed(m.levelRangeDb(clip), clip.stepPower, clip.stepSeconds),
  },
  {
    id: 'switching_contrast',
    name: 'Switching',
    unit: 'dB',
    meaning: 'How clearly some part of the sound switches on and off.',
    source: OTSU,
    measure: ({ switching, stepSeconds }) =>
      switches(switching)
        ? m.placed(switching.contrastDb, switching.states, stepSeconds)
        : m.whole(switching.contrastDb),
  },
  {
    id: 'switching_rate',
    name: 'Changes of the switching part',
    unit: 'per second',
    meaning: 'How often that part switches on or off.',
    source: OTSU,
    measure: ({ switching }) => m.whole(switches(switching) ? switching.changesPerSecond : null),
  },
  {
    id: 'switching_duty',
    name: 'On-time of the switching part',
    unit: 'share',
    meaning: 'For what part of the recording the switching part is on.',
    source: OTSU,
    measure: ({ switching }) => m.whole(switches(switching) ? switching.duty : null),
  },
  {
    id: 'flicker_low',
    name: 'Flicker of the low sound',
    unit: 'dB',
    meaning: 'How much the low sound, 125 to 500 Hz flickers within a tenth of a second.',
    source: TEXTURE,
    measure: ({ texture }) => m.whole(m.ofOctaves(texture, 0, 1, 'flickerDb')),
  },
  {
    id: 'swing_low',
    name: 'Swing of the low sound',
    unit: 'dB',
    meaning: 'How much the low sound, 125 to 500 Hz rises and falls over tenths of a second.',
    source: TEXTURE,
    measure: ({ texture }) => m.whole(m.ofOctaves(texture, 0, 1, 'swingDb')),
  },
  {
    id: 'tone_low',
    name: 'Tones in the low sound',
    unit: 'dB',
    meaning: 'How far tones stand out of the low sound, 125 to 500 Hz.',
    source: TEXTURE,
    measure: ({ texture }) => m.whole(m.ofOctaves(texture, 0, 1, 'toneDb')),
  },
  {
    id: 'flicker_mid',
    name: 'Flicker of the middle sound',
    unit: 'dB',
    meaning: 'How much the middle sound, 500 Hz to 2 kHz flickers within a tenth of a second.',
    source: TEXTURE,
    measure: ({ texture }) => m.whole(m.ofOctaves(texture, 2, 3, 'flickerDb')),
  },
  {
    id: 'swing_mid',
    name: 'Swing of the middle sound',
    unit: 'dB',
    meaning: 'How much the middle sound, 500 Hz to 2 kHz rises and falls over tenths of a second.',
    source: TEXTURE,
    measure: ({ texture }) => m.whole(m.ofOctaves(texture, 2, 3, 'swingDb')),
  },
  {
    id: 'tone_mid',
    name: 'Tones in the middle sound',
    unit: 'dB',
    meaning: 'How far tones stand out of the middle sound, 500 Hz to 2 kHz.',
    source: TEXTURE,
    measure: ({ texture }) => m.whole(m.ofOctaves(texture, 2, 3, 'toneDb')),
  },
  {
    id: 'flicker_high',
    name: 'Flicker of the high sound',
    unit: 'dB',
    meaning: 'How much the high sound, 2 to 7 kHz flickers within a tenth of a second.',
    source: TEXTURE,
    measure: ({ texture }) => m.whole(m.ofOctaves(texture, 4, 5, 'flickerDb')),
  },
  {
    id: 'swing_high',
    name: 'Swing of the high sound',
    unit: 'dB',
    meaning: 'How much the high sound, 2 to 7 kHz rises and falls over tenths of a second.',
    source: TEXTURE,
    measure: ({ texture }) => m.whole(m.ofOctaves(texture, 4, 5, 'swingDb')),
  },
  {
    id: 'together_wide',
    name: 'Whole sound together',
    unit: '',
    meaning: 'Whether low and high sound flicker as one: 1 for blows.',
    source: TEXTURE,
    measure: ({ texture }) => m.whole(texture.wideTogether),
  },
  {
    id: 'colour_change',
    name: 'Change of color',
    unit: 'dB',
    meaning: 'How far the sound changes its color over the recording.',
    source: TEXTURE,
    measure: ({ texture }) => m.whole(texture.colourChangeDb),
  },
  {
    id: 'pause_share',
    name: 'Pauses',
    unit: 'share',
    meaning: 'For what part of the recording it is nearly quiet: an engine hardly pauses.',
    source: TEXTURE,
    measure: ({ texture }) => m.whole(texture.pauseShare),
  },
  {
    id: 'pitched_share',
    name: 'Presence of a pitch',
    unit: 'share',
    meaning: 'For what part of the recording there is a pitch as of a voice.',
    source: TALKIN,
    measure: ({ voice }) => m.whole(voice.pitchedShare),
  },
  {
    id: 'pitch_motion',
    name: 'Movement of the pitch',
    unit: '',
    meaning: 'How many semitones a pitch moves in a thirtieth of a second: voices move, engines keep theirs.',
    source: TALKIN,
    measure: ({ voice }) => m.whole(voice.motionSemitones),
  },
  {
    id: 'modulation_1_2',
    name: 'Turn of a wheel',
    unit: 'share',
    meaning: 'How much the loudness swings about once or twice a second.',
    source: FASTL,
    measure: ({ modulation }) => m.modulationDepth(modulation, 0.7, 2),
  },
  {
    id: 'modulation_12_40_high',
    name: 'Flutter of the high sound',
    unit: 'share',
    meaning: 'How much the high sound flutters, twelve to forty times a second.',
    source: FASTL,
    measure: ({ highModulation }) => m.modulationDepth(highModulation, 12, 40),
  },
  {
    id: 'modulation_2_6_low',
    name: 'Slow swing of the low sound',
    unit: 'share',
    meaning: 'How much the low sound swings two to six times a second.',
    source: FASTL,
    measure: ({ lowModulation }) => m.modulationDepth(lowModulation, 2, 6),
  },
  {
    id: 'strong_impulse_rate',
    name: 'Hard knocks',
    unit: 'per second',
    meaning: 'How many knocks a second stand out by 15 dB or more.',
    source: `${RANDALL}, 5.5`,
    measure: (clip) => m.whole(m.strongImpulseRate(clip.high, clip)),
  },
  {
    id: 'strong_impulse_rate_mid',
    name: 'Hard clunks',
    unit: 'per second',
    meaning: 'How many deeper knocks a second stand out by 15 dB or more.',
    source: `${RANDALL}, 5.5`,
    measure: (clip) => m.whole(m.strongImpulseRate(clip.mid, clip)),
  },
  {
    id: 'firing_likeness_high',
    name: 'Likeness of one firing to the next in the high sound',
    unit: 'share',
    meaning: 'How alike one firing sounds to the next above 2 kHz.',
    source: 'autocorrelation of the envelope at the firing interval',
    measure: (clip) => m.whole(m.engineLikeness(clip, clip.high, 'firing')),
  },
  {
    id: 'cycle_unevenness_high',
    name: 'Unevenness of the cycle in the high sound',
    unit: '',
    meaning: 'How much more a full round of the cylinders repeats itself than one firing does, above 2 kHz.',
    source: 'autocorrelation of the envelope at two turns less that at one firing',
    measure: (clip) => m.whole(m.engineLikeness(clip, clip.high, 'cycle')),
  },
] as const satisfies readonly EvidenceRow[]

export type EvidenceId = (typeof evidenceTable)[number]['id']
