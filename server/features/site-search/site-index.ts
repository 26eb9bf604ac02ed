import { type Language, languages } from '#domain/language'
import type { Catalogue } from '#server/catalogue/catalogue'
import { allIds, findThing } from './things.ts'
import { type WordIndex, wordIndex } from './word-index.ts'

/** What the search of the site looks into: for each language the words of everything that can be found. */
export interface SiteIndex {
  /** The words of a language, as the catalogue has them now. */
  in: (language: Language) => WordIndex
}

/**
 * Follows the catalogue. Nothing is done when it changes, only noted: a language is brought up to date when it is
 * searched, and of it only what reads differently.
 */
function openSiteIndex(catalogue: Catalogue): SiteIndex {
  const byLanguage = new Map(
    languages.map(language => [language, { words: wordIndex(), stale: 'content' as 'content' | Set<number> }]),
  )
  catalogue.onChange(changed => {
    for (const known of byLanguage.values()) {
      if (changed === 'content') known.stale = 'content'
      else if (known.stale !== 'content') for (const id of changed) known.stale.add(id)
    }
  })

  return {
    in(language) {
      const known = byLanguage.get(language)
      if (!known) throw new Error(`Nothing is known in ${language}`)
      const { words, stale } = known
      const ids = stale === 'content' ? allIds(catalogue) : [...stale].map(id => `villa ${id}`)
      const gone = new Set(stale === 'content' ? words.ids() : ids)
      for (const id of ids) {
        const thing = findThing(catalogue, id, language)
        if (!thing) continue
        words.put(thing)
        gone.delete(id)
      }
      for (const id of gone) words.remove(id)
      known.stale = new Set()
      return words
    },
  }
}

const opened = new WeakMap<Catalogue, SiteIndex>()

/** The one index of a catalogue. */
export function siteIndexOf(catalogue: Catalogue): SiteIndex {
  const index = opened.get(catalogue) ?? openSiteIndex(catalogue)
  opened.set(catalogue, index)
  return index
}
