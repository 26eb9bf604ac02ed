import { languages } from '#domain/text/language'

/** A number of a field; absent where it is empty. */
export const numberOf = (value: unknown): number | undefined => {
  const text = String(value ?? '').trim()
  return text === '' ? undefined : Number(text.replace(',', '.'))
}

/** An optional text of a field; null where it is empty. */
export const textOrNull = (value: unknown): string | null => (String(value ?? '') === '' ? null : String(value))

/** A list that a hidden field holds as text. */
export const listOf = (value: unknown): unknown => JSON.parse(String(value ?? '[]'))

/** Lines of texts in each language, which fields hold one a line: `included.en`, `included.de`. */
export function linesOf(value: unknown): Record<string, string>[] {
  const texts = (value ?? {}) as Readonly<Record<string, string>>
  const lines = languages.map(language => ({ language, lines: (texts[language] ?? '').split('\n') }))
  const count = Math.max(...lines.map(each => each.lines.length))
  return Array.from({ length: count }, (_, i) =>
    Object.fromEntries(lines.map(each => [each.language, (each.lines[i] ?? '').trim()])),
  ).filter(line => Object.values(line).some(words => words !== ''))
}
