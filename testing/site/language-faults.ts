import type { Language } from '#domain/text/language'

/**
 * Words that occur in nearly every text of one language and in none of the others. Names of places and villas have
 * none of them.
 */
const tellingWords: Readonly<Record<Language, readonly string[]>> = {
  en: ['the', 'your', 'you', 'with', 'please', 'and', 'from', 'for', 'until', 'our'],
  de: ['und', 'Sie', 'Ihre', 'Ihr', 'Ihren', 'bitte', 'mit', 'der', 'für', 'wir', 'von'],
  fr: ['vous', 'votre', 'vos', 'nous', 'avec', 'pour', 'les', 'est', 'au', 'du'],
}

const word = (text: string) => new RegExp(`(?<![\\p{L}’'-])${text}(?![\\p{L}’'-])`, 'iu')

/** Faults of a text: keys of messages, placeholders without a value, and `undefined` or `NaN`. */
const leftovers: readonly [string, RegExp][] = [
  ['a key of a message', /(?<![\w/?&=.@-])[a-z]+(_[a-z0-9]+)+(?![\w/@.=-])/],
  ['a variable', /\{\w+[^}]*\}/],
  ['no value', /(?<![\p{L}-])(undefined|NaN|null|\[object \w+\])(?![\p{L}-])/u],
  ['an empty pair of brackets', /\(\s*\)|«\s*»|“\s*”/],
]

/**
 * The faults of a text that is to be in a language: words of another one, and what was not filled in. `names` are texts
 * in their own language, such as names of services and what the client wrote. Addresses of pages are left out.
 */
export function languageFaults(text: string, language: Language, names: readonly string[] = []): string[] {
  const plain = names
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, name) => (name ? rest.replaceAll(name, '·') : rest), text)
    .replaceAll(/https?:\/\/\S+/g, '·')
  const others = Object.entries(tellingWords).flatMap(([other, words]) => (other === language ? [] : words))
  const around = (pattern: RegExp) => {
    const found = pattern.exec(plain)
    return found && plain.slice(Math.max(0, found.index - 40), found.index + 60).replaceAll(/\s+/g, ' ')
  }
  const faults = [...others.map(one => [`“${one}”`, word(one)] as const), ...leftovers].flatMap(([name, pattern]) => {
    const place = around(pattern)
    return place ? [`${name}: … ${place} …`] : []
  })
  return tellingWords[language].some(one => word(one).test(plain)) || plain.length < 120
    ? faults
    : [...faults, `no word of ${language}: ${plain.slice(0, 80)}`]
}
