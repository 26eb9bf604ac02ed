import { setTimeout as wait } from 'node:timers/promises'
import { ProblemError } from '#contract/problems'
import { type Language, languages } from '#domain/text/language'
import type { Catalogue } from '#server/catalogue/catalogue'
import { forEachYielding } from '#server/platform/queue/yielding'
import { allIds, buildItem } from './item-builders.ts'
import { TextIndex } from './text-index.ts'

/** The full-text index of the site search, for each language. */
export interface SiteIndex {
  /**
   * The index of a language. If an update takes long, the previous state is returned; without one, `unavailable` is
   * thrown.
   */
  in: (language: Language) => Promise<TextIndex>
  /** Indexes all languages, so that the first search does not wait. */
  prepare: () => Promise<void>
}

/** How long a search waits for an update, in milliseconds; longer where there is no previous state. */
const patience = { known: 1000, unknown: 5000 } as const

interface Known {
  words: TextIndex
  /** Whether it was filled once. */
  filled: boolean
  /** Changes since the last update. */
  stale: 'content' | Set<number>
  working: Promise<void> | undefined
}

/**
 * Follows the catalogue lazily: a change is only noted, and a language is updated when it is searched. Only changed
 * texts are indexed, in slices that yield to other requests.
 */
function openSiteIndex(catalogue: Catalogue): SiteIndex {
  const byLanguage = new Map(
    languages.map((language): [Language, Known] => [
      language,
      { words: new TextIndex(), filled: false, stale: 'content', working: undefined },
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
      for await (const id of forEachYielding(ids)) {
        const thing = buildItem(catalogue, id, language)
        if (!thing) continue
        words.put(thing)
        gone.delete(id)
      }
      for await (const id of forEachYielding(gone)) words.remove(id)
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
      if (!known) throw new Error(`No index for ${language}`)
      if (isCurrent(known) && !known.working) return known.words
      known.working ??= begin(known, language)
      await Promise.race([
        known.working,
        wait(known.filled ? patience.known : patience.unknown, undefined, { ref: false }),
      ])
      if (!known.filled) throw new ProblemError('unavailable')
      return known.words
    },
  }
}

const opened = new WeakMap<Catalogue, SiteIndex>()

/** The index of a catalogue; all callers share one. */
export function siteIndexOf(catalogue: Catalogue): SiteIndex {
  const index = opened.get(catalogue) ?? openSiteIndex(catalogue)
  opened.set(catalogue, index)
  return index
}
