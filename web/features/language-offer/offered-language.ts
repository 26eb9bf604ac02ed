import { type Language, languages } from '#domain/language'

/** The first of a browser's languages in which the site is written, where that is not the page's own. */
export function offeredLanguage(preferred: readonly string[], current: Language): Language | undefined {
  const spoken = preferred.map(tag => tag.toLowerCase().split('-')[0])
  const [best] = spoken.flatMap(code => languages.find(language => language === code) ?? [])
  return best === current ? undefined : best
}
