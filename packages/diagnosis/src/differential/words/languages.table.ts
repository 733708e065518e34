/**
 * What of other languages is understood: few words that name a danger, never a denial as "absent". Latin letters
 * without accents, lower case. Judged, not reviewed by native speakers.
 */
export type OtherLanguage = {
  /** Its name in English. */
  name: string
  /** Its tag of BCP 47: a screen reader chooses its voice by it. */
  tag: string
  /** Words that English does not have; one alone tells the language where no English word stands beside it. */
  marker: RegExp
  /** Words that deny: nothing is understood beside them, but a danger that itself is a denial. */
  denial: RegExp
  /** Words of a repair, or of praise: no danger is understood beside them. */
  repair: RegExp
  /** Each names one finding; `denies` where the words hold the denial themselves ("do not work"). */
  dangers: readonly { finding: string; words: RegExp; denies?: true }[]
  /** What is told where nothing was understood. */
  caution: string
  /** "Do not drive on." */
  stop: string
}

export const otherLanguages: readonly OtherLanguage[] = [
  {
    name: 'German',
    tag: 'de',
    marker:
      /\b(?:der|das|und|ist|nicht|kein|keine|mein|meine|aus|dem|eine|beim|brems\w*|lenkung|lenkrad|rauch|raucht|qualm\w*|feuer|brennt|benzin|riecht|geruch|motorhaube|reifen|kuhlwasser|geplatzt|blockiert|oldruck|olwarnlampe)\b/,
    denial: /\b(?:kein|keine|keinen|nicht|nie|ohne)\b/,
    repair: /\b(?:repariert|ersetzt|ordnung|erneuert)\b/,
    dangers: [
      {
        finding: 'brake_fail',
        words:
          /\bbrems\w*\b.*\b(?:gehen|geht|funktionier\w*|bremst|greif\w*|reagier\w*) (?:\w+ ){0,2}nicht\b|\bkeine bremse\w*\b/,
        denies: true,
      },
      { finding: 'brake_fail', words: /\bbrems\w*\b.*\b(?:versag\w*|ausgefallen|defekt|kaputt)\b/ },
      { finding: 'pedal_floor', words: /\bbremspedal\b.*\b(?:boden|durch|weich|sinkt)\b/ },
      { finding: 'steer_locked', words: /\b(?:lenkung|lenkrad)\b.*\b(?:blockier\w*|klemmt|fest)\b/ },
      {
        finding: 'smoke_hood',
        words:
          /\b(?:rauch|raucht|qualm|qualmt|dampf)\b.*\b(?:motor\w*|haube)\b|\bmotor\b.*\b(?:raucht|qualmt)\b/,
      },
      { finding: 'fire', words: /\b(?:feuer|brennt|flammen)\b/ },
      {
        finding: 'smell_fuel',
        words: /\b(?:riecht|geruch|stinkt)\b.*\b(?:benzin|diesel|kraftstoff)\b|\bbenzingeruch\b/,
      },
      { finding: 'fuel_leak', words: /\b(?:benzin|diesel|kraftstoff)\b.*\b(?:tropft|lauft aus|leck)\b/ },
      { finding: 'blowout', words: /\breifen\b.*\bgeplatzt\b/ },
      { finding: 'overheats', words: /\b(?:motor|kuhlwasser)\b.*\b(?:uberhitzt|kocht)\b/ },
      { finding: 'oil_pressure_light', words: /\b(?:oldruck\w*|olwarnlampe|ollampe)\b/ },
    ],
    caution:
      'Tappet liest nur Englisch. Fahren Sie nicht, wenn Bremse oder Lenkung sich anders anfühlen, eine rote Lampe leuchtet, es raucht oder nach Kraftstoff riecht.',
    stop: 'Fahren Sie nicht weiter.',
  },
  {
    name: 'Spanish',
    tag: 'es',
    marker:
      /\b(?:el|los|las|del|esta|freno|frenos|direccion|volante|humo|fuego|huele|olor|gasolina|coche|llanta|rueda|neumatico|incendio|aceite|pierde|funcionan|funciona)\b/,
    denial: /\b(?:no|sin|nunca)\b/,
    repair: /\b(?:reparad[ao]s?|cambiad[ao]s?|bien)\b/,
    dangers: [
      {
        finding: 'brake_fail',
        words:
          /\bfrenos?\b.*\bno (?:funcionan?|frenan?|responden?|sirven?)\b|\bno (?:frena|tengo frenos|hay frenos|funcionan? (?:los |el )?frenos?)\b|\bsin frenos\b|\bno funcionan los frenos\b/,
        denies: true,
      },
      { finding: 'brake_fail', words: /\bfrenos?\b.*\b(?:fallan?|fallaron|fallo)\b/ },
      { finding: 'pedal_floor', words: /\bpedal\b.*\b(?:fondo|suelo|piso)\b/ },
      { finding: 'steer_locked', words: /\b(?:direccion|volante)\b.*\b(?:bloque\w*|traba\w*|duro)\b/ },
      { finding: 'smoke_hood', words: /\bhumo\b.*\b(?:motor|capo|cofre)\b/ },
      { finding: 'fire', words: /\b(?:fuego|llamas|incendio|se quema)\b/ },
      { finding: 'smell_fuel', words: /\b(?:huele|olor)\b.*\b(?:gasolina|diesel|combustible)\b/ },
      { finding: 'fuel_leak', words: /\b(?:fuga|pierde|gotea)\b.*\b(?:gasolina|diesel|combustible)\b/ },
      {
        finding: 'blowout',
        words: /\b(?:llanta|rueda|neumatico)\b.*\b(?:revento|reventada|exploto|reventado)\b/,
      },
      {
        finding: 'overheats',
        words:
          /\b(?:motor|agua)\b.*\b(?:recalienta\w*|sobrecalienta\w*|hierve)\b|\bse (?:re|sobre)calienta\b/,
      },
      { finding: 'oil_pressure_light', words: /\b(?:luz|presion)\b.*\baceite\b/ },
    ],
    caution:
      'Tappet solo lee inglés. No conduzca si los frenos o la dirección se sienten distintos, si hay una luz roja encendida, humo u olor a combustible.',
    stop: 'No siga conduciendo.',
  },
  {
    name: 'French',
    tag: 'fr',
    marker:
      /\b(?:les|du|mon|pas|sous|frein|freins|freine|fumee|feu|odeur|voiture|pneu|moteur|huile|embrayage|fuit|fuite)\b/,
    denial: /\b(?:ne|pas|sans|aucune?|jamais)\b/,
    repair: /\b(?:repare\w*|remplace\w*|normal)\b/,
    dangers: [
      {
        finding: 'brake_fail',
        words: /\bfreins?\b.*\b(?:pas|plus)\b|\b(?:pas|plus) de freins?\b|\bne freine (?:pas|plus)\b/,
        denies: true,
      },
      { finding: 'brake_fail', words: /\bfreins?\b.*\b(?:lache\w*|en panne|defaillant\w*)\b/ },
      { finding: 'pedal_floor', words: /\bpedale\b.*\b(?:plancher|fond|sol|molle)\b/ },
      { finding: 'steer_locked', words: /\b(?:direction|volant)\b.*\bbloque\w*\b/ },
      {
        finding: 'smoke_hood',
        words: /\b(?:fumee|fume|vapeur)\b.*\b(?:capot|moteur)\b|\bmoteur\b.*\bfume\b/,
      },
      { finding: 'fire', words: /\b(?:en feu|flammes|incendie|brule)\b/ },
      { finding: 'smell_fuel', words: /\b(?:odeur|sent|pue)\b.*\b(?:essence|gazole|carburant|gasoil)\b/ },
      {
        finding: 'fuel_leak',
        words: /\b(?:fuite|fuit)\b.*\b(?:essence|gazole|carburant|gasoil)\b|\bessence\b.*\bfuit\b/,
      },
      { finding: 'blowout', words: /\bpneu\b.*\b(?:eclate|creve|explose)\b/ },
      { finding: 'overheats', words: /\b(?:moteur|eau)\b.*\b(?:surchauffe|bout)\b|\bsurchauffe\b/ },
      { finding: 'oil_pressure_light', words: /\b(?:voyant|pression)\b.*\bhuile\b/ },
    ],
    caution:
      'Tappet ne lit que l’anglais. Ne roulez pas si les freins ou la direction semblent différents, si un voyant rouge est allumé, s’il y a de la fumée ou une odeur de carburant.',
    stop: 'Ne roulez plus.',
  },
  {
    name: 'Portuguese',
    tag: 'pt',
    marker:
      /\b(?:meu|minha|nao|freio|freios|travoes|travao|fumaca|fumo|fogo|cheiro|gasolina|carro|pneu|direcao|oleo|volante)\b/,
    denial: /\b(?:nao|sem|nunca)\b/,
    repair: /\b(?:trocado|trocados|reparado|consertado|arranjado)\b/,
    dangers: [
      {
        finding: 'brake_fail',
        words:
          /\b(?:freios?|travoes|travao)\b.*\bnao (?:funcionam?|param?|respondem?|seguram?|travam?|freiam?)\b|\bsem (?:freios?|travoes)\b|\bnao (?:freia|trava|tenho freios?)\b/,
        denies: true,
      },
      { finding: 'brake_fail', words: /\b(?:freios?|travoes|travao)\b.*\b(?:falh\w*|pararam)\b/ },
      { finding: 'pedal_floor', words: /\bpedal\b.*\b(?:fundo|chao)\b/ },
      { finding: 'steer_locked', words: /\b(?:direcao|volante)\b.*\b(?:trav\w*|bloque\w*|presa)\b/ },
      { finding: 'smoke_hood', words: /\b(?:fumaca|fumo)\b.*\b(?:motor|capo)\b/ },
      { finding: 'fire', words: /\b(?:fogo|chamas|incendio)\b/ },
      { finding: 'smell_fuel', words: /\bcheir\w*\b.*\b(?:gasolina|diesel|combustivel|gasoleo)\b/ },
      {
        finding: 'fuel_leak',
        words: /\b(?:vazamento|vazando|fuga|pinga)\b.*\b(?:gasolina|diesel|combustivel)\b/,
      },
      { finding: 'blowout', words: /\bpneu\b.*\b(?:estourou|furou|rebentou)\b/ },
      { finding: 'overheats', words: /\bmotor\b.*\b(?:superaquec\w*|sobreaquec\w*|ferv\w*)\b/ },
      { finding: 'oil_pressure_light', words: /\b(?:luz|pressao)\b.*\boleo\b/ },
    ],
    caution:
      'O Tappet só lê inglês. Não conduza se os freios ou a direção parecerem diferentes, se houver uma luz vermelha acesa, fumaça ou cheiro de combustível.',
    stop: 'Não continue a conduzir.',
  },
  {
    name: 'Arabic',
    tag: 'ar',
    marker: /\p{Script=Arabic}/u,
    denial: /(?<!\p{L})(?:لا|ليس|ليست|بدون|لم|لن)(?!\p{L})/u,
    repair: /(?<!\p{L})(?:تم إصلاح|تم تصليح|إصلاح|تصليح)(?!\p{L})/u,
    dangers: [
      {
        finding: 'brake_fail',
        words:
          /(?:الفرامل|المكابح|البريك|فرامل).*(?:لا تعمل|لا تستجيب|ما تشتغل|لا توقف)|(?:لا|بدون) (?:توجد )?(?:فرامل|مكابح)/u,
        denies: true,
      },
      { finding: 'brake_fail', words: /(?:الفرامل|المكابح|فرامل).*(?:تعطل|فشل)/u },
      { finding: 'steer_locked', words: /(?:المقود|عجلة القيادة|الدركسون).*(?:قفل|عالق|علق|مقفل|توقف)/u },
      { finding: 'smoke_hood', words: /دخان/u },
      { finding: 'fire', words: /(?:حريق|تحترق|نار|لهب)/u },
      { finding: 'smell_fuel', words: /رائحة (?:ال)?(?:بنزين|وقود|ديزل)/u },
      { finding: 'fuel_leak', words: /(?:تسرب|تسريب|يسرب) (?:في |من )?(?:ال)?(?:بنزين|وقود|ديزل)/u },
      { finding: 'blowout', words: /انفج(?:ر|ار) (?:ال)?إطار/u },
      { finding: 'overheats', words: /(?:سخونة|يسخن|حرارة) (?:شديدة )?(?:ال)?محرك|المحرك.*(?:سخن|يسخن)/u },
    ],
    caution:
      'يقرأ Tappet الإنجليزية فقط. لا تقد السيارة إذا تغيّر إحساس الفرامل أو المقود، أو أضاء ضوء أحمر، أو ظهر دخان أو رائحة وقود.',
    stop: 'لا تواصل القيادة.',
  },
  {
    name: 'Chinese',
    tag: 'zh',
    marker: /\p{Script=Han}/u,
    denial: /(?:没有|没|不|无|未)/u,
    repair: /(?:修好|更换|已修)/u,
    dangers: [
      {
        finding: 'brake_fail',
        words: /(?:刹车|煞车|制动).*(?:失灵|失效|不灵|没反应|没有反应|踩不住)|没有?(?:刹车|煞车)/u,
        denies: true,
      },
      { finding: 'pedal_floor', words: /(?:刹车|煞车).*(?:踩到底|踩空|软)/u },
      {
        finding: 'steer_locked',
        words: /(?:方向盘|轉向|转向|方向).*(?:锁死|卡死|卡住|失灵|打不动)/u,
        denies: true,
      },
      { finding: 'smoke_hood', words: /(?:冒烟|冒煙|引擎盖.*烟)/u },
      { finding: 'fire', words: /(?:着火|起火|自燃|火苗|燃烧)/u },
      { finding: 'smell_fuel', words: /(?:汽油味|油味|燃油味)/u },
      { finding: 'fuel_leak', words: /(?:漏汽油|漏油|燃油泄漏|汽油泄漏)/u },
      { finding: 'blowout', words: /爆胎/u },
      { finding: 'overheats', words: /(?:开锅|過熱|过热|水温.*高)/u },
    ],
    caution: 'Tappet 只能读懂英文。如果刹车或转向感觉异常、红灯亮起、冒烟或有燃油味，请不要驾驶。',
    stop: '请不要继续驾驶。',
  },
]
