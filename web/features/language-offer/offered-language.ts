import { type Language, languages } from '#domain/text/language'

/** The first supported language among the browser's, if it is not the page's own. */
export function offeredLanguage(preferred: readonly string[], current: Language): Language | undefined {
  const spoken = preferred.map(tag => tag.toLowerCase().split('-')[0])
  const [best] = spoken.flatMap(code => languages.find(language => language === code) ?? [])
  return best === current ? undefined : best
}
