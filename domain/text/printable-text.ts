import type { ValidationCode } from '#domain/text/validation-codes'

/**
 * The characters that the fonts cover: Latin with its extensions, phonetic letters, combining marks, Greek, Cyrillic,
 * punctuation, currency signs and letterlike symbols. `documents/pdf/typefaces.test.ts` compares them with the
 * fonts.
 */
const printable =
  /^(?:[\p{Cc}\p{Zl}\p{Zp}\u0020-\u007e\u00a0-\u02af\u0370-\u03e1\u03f0-\u052f\u1e00-\u1fff\u2009-\u200a\u2010-\u2027\u202f-\u203a\u20a0-\u20bf\u2100-\u214f]|[\u0300-\u036f])*$/u

/**
 * The validation error of a text that our PDFs print: `script` for letters of other scripts or pictographs. Another
 * rule covers control characters.
 */
export const scriptFault = (text: string): ValidationCode | undefined =>
  printable.test(text.normalize('NFC')) ? undefined : 'script'
