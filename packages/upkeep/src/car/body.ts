import { fold } from '../reading/fold.ts'
import type { CarFields } from './fields.ts'

export type Body = 'sedan' | 'hatch' | 'suv' | 'pickup' | 'van' | 'coupe'

const SAID: Readonly<Record<Body, string>> = {
  sedan: 'sedan saloon limousine',
  hatch: 'hatch hatchback sportback',
  suv: 'suv crossover',
  pickup: 'pickup truck doublecab crewcab',
  van: 'van minivan minibus camper campervan',
  coupe: 'coupe convertible cabrio cabriolet roadster spyder spider',
}

/** The usual body of a model. Hyphens and dots are left out: "CR-V" is crv. */
const MODELS: Readonly<Record<Body, string>> = {
  sedan:
    'accord civic insight legacy impreza wrx camry corolla avalon mirai altima sentra maxima versa elantra sonata accent azera forte optima stinger k5 rio jetta passat arteon fusion taurus crownvictoria malibu impala cruze charger 300 mazda6 galant g35 g37 q50 tlx ilx integra tsx rl es350 is250 is350 gs350 ls460 a4 a6 a8 s4 s6 model3 models octavia superb s60 s80 s90 mondeo insignia laguna 508 dart sebring lacrosse cts ats ct4 ct5 panamera taycan',
  hatch:
    'golf gti polo fiesta focus fit jazz yaris prius leaf bolt spark sonic soul mazda2 mazda3 i3 id3 i10 i20 i30 ceed picanto fabia ibiza leon corsa astra clio megane zoe twingo 206 207 208 307 308 c3 c4 micra note swift aygo auris a1 a3 mini cooper 500 up panda punto mito giulietta aclass veloster volt niro',
  suv: 'crv hrv pilot passport rav4 highlander 4runner sequoia landcruiser venza chr rogue murano pathfinder xterra armada kicks qashqai juke xtrail tucson santafe palisade kona venue ioniq5 sportage sorento telluride seltos ev6 ev9 tiguan touareg atlas taos troc tcross id4 escape edge explorer expedition bronco ecosport kuga puma mache equinox traverse tahoe suburban blazer trailblazer trax wrangler cherokee compass renegade durango journey cx3 cx30 cx5 cx50 cx7 cx9 cx90 forester outback crosstrek ascent xv outlander eclipsecross x1 x2 x3 x4 x5 x6 x7 ix ix3 q2 q3 q5 q7 q8 etron gla glb glc gle gls glk ml350 gclass modely modelx rdx mdx rx nx gx lx rx350 nx300 xc40 xc60 xc90 macan cayenne evoque discovery defender freelander karoq kodiaq yeti ateca arona captur kadjar duster 2008 3008 5008 mokka enclave encore envision escalade acadia terrain yukon qx60 qx80 vitara jimny',
  pickup:
    'f150 f250 f350 ranger maverick silverado colorado s10 sierra canyon ram 1500 2500 3500 tacoma tundra hilux frontier titan navara ridgeline gladiator santacruz amarok l200 dmax cybertruck r1t lightning dakota',
  van: 'odyssey sienna pacifica grandcaravan caravan quest sedona carnival transit transporter sprinter vito viano vclass metris promaster express savana econoline e350 caddy sharan touran multivan california idbuzz berlingo kangoo trafic partner doblo ducato vivaro zafira galaxy smax voyager windstar previa',
  coupe:
    'mustang camaro corvette challenger mx5 miata rx7 rx8 86 gr86 brz supra celica 350z 370z 240sx gtr 911 boxster cayman tt r8 z3 z4 m2 m4 s2000 prelude crx ftype slk slc sl amggt rc lc eos scirocco crossfire genesiscoupe 124 4c alpine s5 rcz',
}

const lookUp = (words: Readonly<Record<Body, string>>) =>
  new Map(
    Object.entries(words).flatMap(([body, text]) => text.split(' ').map((word) => [word, body as Body])),
  )
const [saidBy, modelBy] = [lookUp(SAID), lookUp(MODELS)]

const NUMBERED: readonly [make: string, model: RegExp, body: Body][] = [
  ['bmw', /^(?:[357]\d\d\w{0,3}|[357]series)$/, 'sedan'],
  ['bmw', /^(?:1\d\d\w{0,3}|1series)$/, 'hatch'],
  ['bmw', /^(?:[2468]\d\d\w{0,3}|[2468]series)$/, 'coupe'],
  ['mercedesbenz', /^(?:[ces]\d{3}\w?|[ces]class)$/, 'sedan'],
  ['mercedesbenz', /^[ab]\d{3}$/, 'hatch'],
]

/** The body that a car's name or model tells; null where they tell none. */
export function bodyOf({ name, make, model }: Pick<CarFields, 'name' | 'make' | 'model'>): Body | null {
  for (const text of [model, name]) {
    const words = plain(text ?? '').split(' ')
    const pairs = words.map((word, at) => word + (words[at + 1] ?? ''))
    const [all, maker] = [[...pairs, ...words], plain(make ?? '')]
    const said = all.find((word) => saidBy.has(word))
    const byModel = all.find((word) => modelBy.has(word))
    const numbered = NUMBERED.find(([of, pattern]) => maker === of && all.some((word) => pattern.test(word)))
    const body = saidBy.get(said ?? '') ?? numbered?.[2] ?? modelBy.get(byModel ?? '')
    if (body) return body
  }
  return null
}

const plain = (text: string) => fold(text).replaceAll(/[-.'’]/g, '')
