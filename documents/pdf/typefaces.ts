import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

const find = createRequire(import.meta.url).resolve

/** A full typeface: names can contain characters outside the site's subsets. */
function typeface(file: string) {
  const bytes = readFileSync(find(`@expo-google-fonts/${file}.ttf`))
  const characters = new Set((create(bytes) as Font).characterSet)
  return {
    name: file,
    bytes,
    has: (text: string) =>
      [...text].every(character => character === '\n' || characters.has(character.codePointAt(0) ?? 0)),
  }
}

const notoSans = typeface('noto-sans/400Regular/NotoSans_400Regular')

/**
 * Our typefaces by use, each with its fallbacks for missing characters: Greek, Cyrillic and rare Latin ones. The last
 * has every character that forms accept (`domain/text/printable-text.ts`).
 */
export const typefaces = {
  serif: [
    typeface('cormorant-garamond/400Regular/CormorantGaramond_400Regular'),
    typeface('eb-garamond/400Regular/EBGaramond_400Regular'),
    notoSans,
  ],
  italic: [
    typeface('cormorant-garamond/400Regular_Italic/CormorantGaramond_400Regular_Italic'),
    typeface('eb-garamond/400Regular_Italic/EBGaramond_400Regular_Italic'),
    notoSans,
  ],
  sans: [typeface('figtree/400Regular/Figtree_400Regular'), notoSans],
  strong: [typeface('figtree/500Medium/Figtree_500Medium'), typeface('noto-sans/500Medium/NotoSans_500Medium')],
} as const

export type Face = keyof typeof typefaces

/**
 * Name of the typeface for a text: ours, or the first fallback with all its characters. A text uses one typeface, so
 * that its letters share a baseline and its height can be measured.
 */
export function fontFor(face: Face, text: string): string {
  const candidates = typefaces[face]
  return (candidates.find(({ has }) => has(text)) ?? candidates[candidates.length - 1] ?? notoSans).name
}
