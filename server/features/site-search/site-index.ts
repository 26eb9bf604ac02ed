import { setTimeout as wait } from 'node:timers/promises'
import { Refusal } from '#contract/refusals'
import { type Language, languages } from '#domain/language'
import type { Catalogue } from '#server/catalogue/catalogue'
import { inSlices } from '#server/platform/slices'
import { allIds, findThing } from './things.ts'
import { WordIndex } from './word-index.ts'

/** What the search of the site looks into: for each language the words of everything that can be found. */
export interface SiteIndex {
  /**
   * The words of a language, as the catalogue has them now. Where bringing them up to date takes long, they are answered
   * as they were; where there are none yet, `unavailable` is thrown.
   */
  in: (language: Language) => Promise<WordIndex>
  /** Takes in the words of all languages, so that nobody's first search waits for it. */
  prepare: () => Promise<void>
}

/** How long a search waits for what is being brought up to date, in milliseconds; longer where there is nothing yet. */
const patience = { known: 1000, unknown: 5000 } as const

interface Known {
  words: WordIndex
  /** Whether it has been filled once. */
  filled: boolean
  /** What has changed since it was brought up to date. */
  stale: 'content' | Set<number>
  working: Promise<void> | undefined
}

/**
 * Follows the catalogue. Nothing is done when it changes, only noted: a language is brought up to date when it is
 * searched, of it only what reads differently, and so that nobody else has to wait.
 */
function openSiteIndex(catalogue: Catalogue): SiteIndex {
  const byLanguage = new Map(
    languages.map((language): [Language, Known] => [
      language,
      { words: new WordIndex(), filled: false, stale: 'content', working: undefined },
    ]),
  )
  catalogue.onChange(changed => {
    for (const known of byLanguage.values()) {
      if (changed === 'content') known.stale = 'content'
      else if (known.stale !== 'content') for (const id of changed) known.stale.add(id)
    }
  })

  const isCurrent = ({ stale }: Known) => stale !== 'content' && stale.size === 0

  const bringUpToDate = async (known: Known, language: Language) => {
    while (!isCurrent(known)) {
      const { words, stale } = known
      known.stale = new Set()
      const ids = stale === 'content' ? allIds(catalogue) : [...stale].map(id => `villa ${id}`)
      const gone = new Set(stale === 'content' ? words.ids() : ids)
      for await (const id of inSlices(ids)) {
        const thing = findThing(catalogue, id, language)
        if (!thing) continue
        words.put(thing)
        gone.delete(id)
      }
      for await (const id of inSlices(gone)) words.remove(id)
      known.filled = true
    }
  }

  const begin = (known: Known, language: Language) =>
    bringUpToDate(known, language)
      .catch((error: unknown) => {
        known.stale = 'content'
        throw error
      })
      .finally(() => {
        known.working = undefined
      })

  return {
    async prepare() {
      for (const [language, known] of byLanguage) {
        known.working ??= begin(known, language)
        await known.working
      }
    },
    async in(language) {
      const known = byLanguage.get(language)
      if (!known) throw new Error(`Nothing is known in ${language}`)
      if (isCurrent(known) && !known.working) return known.words
      known.working ??= begin(known, language)
      await Promise.race([
        known.working,
        wait(known.filled ? patience.known : patience.unknown, undefined, { ref: false }),
      ])
      if (!known.filled) throw new Refusal('unavailable')
      return known.words
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
