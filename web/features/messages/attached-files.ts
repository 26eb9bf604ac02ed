import type { Language } from '#domain/text/language'

/** A size in bytes as people read it: `820 kB`, `2.4 MB`. */
export function formatFileSize(bytes: number, language: Language): string {
  const isLarge = bytes >= 1_000_000
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  })
  return format.format(isLarge ? bytes / 1_000_000 : Math.max(1, Math.round(bytes / 1000)))
}
