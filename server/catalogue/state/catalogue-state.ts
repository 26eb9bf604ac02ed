import type { Occupancy } from '#domain/pricing/season'
import { buildIndexInSlices, type IndexWorld, type SearchIndex } from '#domain/search/engine/search-index'
import type { SearchVilla } from '#domain/search/engine/villa'
import { forEachYielding, sliceBudget } from '#server/platform/queue/yielding'
import type { Content } from '../rows/content.ts'
import { type LoadedVilla, refreshVillaPlace } from '../rows/load.ts'
import { VillaStore } from './villa-store.ts'

/** The occupancies of one villa, or of all. */
export type AvailabilityScope = number | 'all'

const none: readonly Occupancy[] = []

const sameNights = (a: Occupancy, b: Occupancy) => a.kind === b.kind && a.from === b.from && a.to === b.to

/**
 * Whether occupied nights changed. Extending a live option does not count: its nights stay the same, and readers know
 * its old expiry and check again then.
 */
function occupancyChanged(before: readonly Occupancy[], after: readonly Occupancy[], now: number): boolean {
  if (before.length !== after.length) return true
  return before.some(taken => {
    const still = after.find(other => sameNights(taken, other))
    if (!still) return true
    const [was = 0, is = 0] = [taken.expiresAt, still.expiresAt]
    return is < was || (is > was && was <= now)
  })
}

/**
 * The in-memory state, replaced part by part; related parts are replaced together, synchronously. The versions let
 * caches check whether their source has changed.
 */
export class CatalogueState {
  content!: Content
  index!: SearchIndex
  villas = new VillaStore()
  villaIdByPath = new Map<string, number>()
  /** Raised by every change of content or of a villa; not of occupancies. */
  version = 0
  #occupancies = new Map<number, readonly Occupancy[]>()
  #withOptions = new Set<number>()
  /** How often occupied nights changed: those of a villa, and of any. */
  readonly #nightsVersions = new Map<AvailabilityScope, number>()
  #soonest = { version: '', from: 0, moment: 0 }

  /** Replaces everything by data prepared aside in chunks. No other replacement may run meanwhile. */
  async replaceAll(
    content: Content,
    villas: Iterable<LoadedVilla> | AsyncIterable<LoadedVilla>,
    world: IndexWorld,
  ): Promise<void> {
    const aside = new CatalogueState()
    const searched: SearchVilla[] = []
    for await (const villa of forEachYielding(villas)) {
      aside.#hold(villa)
      searched.push({ ...villa.search, occupancies: villa.occupancies })
    }
    this.index = await buildIndexInSlices(searched, { ...world, subRegions: content.subRegions }, sliceBudget())
    this.content = content
    this.villas = aside.villas
    this.villaIdByPath = aside.villaIdByPath
    this.#occupancies = aside.#occupancies
    this.#withOptions = aside.#withOptions
    this.version++
  }

  /** A villa in the shape in which it was loaded. */
  find(id: number): LoadedVilla | undefined {
    const villa = this.villas.get(id)
    return villa && { ...villa, occupancies: this.occupanciesOf(id) }
  }

  /** The villas, placed by other content. */
  *placedBy(content: Content): Generator<LoadedVilla> {
    for (const villa of this.villas.values()) yield refreshVillaPlace(villa, this.occupanciesOf(villa.row.id), content)
  }

  replaceContent(content: Content): void {
    this.content = content
    this.version++
  }

  /** Replaces the villas of these ids; ids that were not loaded are removed. */
  replaceVillas(ids: readonly number[], loaded: LoadedVilla[]): void {
    for (const id of ids) {
      const before = this.villas.get(id)
      if (before) this.villaIdByPath.delete(before.row.path)
    }
    for (const villa of loaded) {
      this.#hold(villa)
      this.index.put({ ...villa.search, occupancies: villa.occupancies })
    }
    const there = new Set(loaded.map(({ row }) => row.id))
    for (const id of ids) {
      if (there.has(id)) continue
      this.villas.delete(id)
      this.#take(id, none)
      this.index.remove(id)
    }
    this.version++
  }

  replaceNights(villaId: number, occupancies: readonly Occupancy[], now: number): void {
    const villa = this.villas.get(villaId)
    if (!villa) return
    const moved = occupancyChanged(this.occupanciesOf(villaId), occupancies, now)
    this.#take(villaId, occupancies)
    this.index.put({ ...villa.search, occupancies })
    if (!moved) return
    for (const whose of [villaId, 'all'] as const) this.#nightsVersions.set(whose, this.nightsVersion(whose) + 1)
  }

  occupanciesOf(villaId: number): readonly Occupancy[] {
    return this.#occupancies.get(villaId) ?? none
  }

  nightsVersion(whose: AvailabilityScope): number {
    return this.#nightsVersions.get(whose) ?? 0
  }

  /** The first moment after the given one at which an option expires; one that is too early does no harm. */
  nextExpiry(whose: AvailabilityScope, after: number): number {
    if (whose !== 'all') return soonestOf(this.occupanciesOf(whose), after)
    const version = `${this.version} ${this.nightsVersion('all')}`
    const known = this.#soonest
    if (known.version === version && known.from <= after && after < known.moment) return known.moment
    let moment = Number.POSITIVE_INFINITY
    for (const id of this.#withOptions) moment = Math.min(moment, soonestOf(this.occupanciesOf(id), after))
    this.#soonest = { version, from: after, moment }
    return moment
  }

  #hold({ occupancies, ...villa }: LoadedVilla): void {
    this.villas.set(villa.row.id, villa)
    this.villaIdByPath.set(villa.row.path, villa.row.id)
    this.#take(villa.row.id, occupancies)
  }

  #take(villaId: number, occupancies: readonly Occupancy[]): void {
    if (occupancies.length > 0) this.#occupancies.set(villaId, occupancies)
    else this.#occupancies.delete(villaId)
    if (occupancies.some(({ kind }) => kind === 'option')) this.#withOptions.add(villaId)
    else this.#withOptions.delete(villaId)
  }
}

function soonestOf(occupancies: readonly Occupancy[], after: number): number {
  let moment = Number.POSITIVE_INFINITY
  for (const { expiresAt = 0 } of occupancies) if (expiresAt > after && expiresAt < moment) moment = expiresAt
  return moment
}
