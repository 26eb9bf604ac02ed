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

/**
 * The content of a file in base64, without the prefix of its data URL. Endpoints take files in JSON, so that no other
 * parser of bodies is open to strangers.
 */
export const readAsBase64 = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
