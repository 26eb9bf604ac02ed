import { type Audience, audiences, hiddenFrom } from '#domain/geography/audience'
import { kilometresBetween, type Position } from '#domain/geography/distance'
import { SimilarVillaIndex } from '#domain/villas/similar-villas'
import type { CatalogueVilla } from '../rows/load.ts'

/** Counts of numbers: knows the largest without a scan. */
class Histogram {
  readonly #counts = new Map<number, number>()
  add(number: number, times: 1 | -1): void {
    const count = (this.#counts.get(number) ?? 0) + times
    if (count > 0) this.#counts.set(number, count)
    else this.#counts.delete(number)
  }
  get largest(): number {
    return Math.max(0, ...this.#counts.keys())
  }
}

/** The villas of a region, and a bounding box that is never too small. */
class RegionVillas {
  readonly villas = new Set<CatalogueVilla>()
  readonly #low = { lat: 90, lng: 180 }
  readonly #high = { lat: -90, lng: -180 }

  add(villa: CatalogueVilla): void {
    this.villas.add(villa)
    for (const axis of ['lat', 'lng'] as const) {
      this.#low[axis] = Math.min(this.#low[axis], villa.row[axis])
      this.#high[axis] = Math.max(this.#high[axis], villa.row[axis])
    }
  }

  /** Whether one of its villas can be within the distance of a place. */
  isWithin(kilometres: number, place: Position): boolean {
    const nearest = (axis: 'lat' | 'lng') => Math.max(this.#low[axis], Math.min(place[axis], this.#high[axis]))
    return kilometresBetween(place, { lat: nearest('lat'), lng: nearest('lng') }) < kilometres
  }
}

/** The properties by which similar villas are found. */
const similarityKey = ({ row, search }: CatalogueVilla) => ({
  regionId: row.regionId,
  sleeps: row.sleeps,
  weeklyCents: search.seasons[0]?.weeklyCents.at(-1) ?? 0,
  lat: row.lat,
  lng: row.lng,
})

/**
 * The loaded villas by id, in the recommended order. It updates aggregates over all villas with every change, so that
 * no page iterates over all of them.
 */
export class VillaStore extends Map<number, CatalogueVilla> {
  readonly #regions = new Map<number, RegionVillas>()
  readonly #visible = new Map<string, number>()
  readonly #bedrooms = new Histogram()
  readonly #sleeps = new Histogram()
  /** Villas that are hidden from an audience, by slide show. */
  readonly #hidden = new Map<number, Set<CatalogueVilla>>()
  readonly #alike = new SimilarVillaIndex(similarityKey)

  override set(id: number, villa: CatalogueVilla): this {
    const before = this.get(id)
    if (before) this.#leave(before)
    this.#enter(villa)
    return super.set(id, villa)
  }

  override delete(id: number): boolean {
    const before = this.get(id)
    if (before) this.#leave(before)
    return super.delete(id)
  }

  /** The largest numbers of bedrooms and guests of any villa. */
  get largest(): { bedroomsMax: number; sleepsMax: number } {
    return { bedroomsMax: this.#bedrooms.largest, sleepsMax: this.#sleeps.largest }
  }

  /** The number of villas of a region, or of one of its sub-regions, that an audience sees. */
  count(audience: Audience, regionId: number, subRegionId?: number): number {
    return this.#visible.get(visibleKey(audience, regionId, subRegionId)) ?? 0
  }

  inRegion(id: number): Iterable<CatalogueVilla> {
    return this.#regions.get(id)?.villas ?? []
  }

  /** The regions that can have a villa within the distance of a place. */
  regionsWithin(kilometres: number, place: Position): number[] {
    return [...this.#regions].flatMap(([id, region]) => (region.isWithin(kilometres, place) ? [id] : []))
  }

  /** The `count` most similar villas that an audience sees. */
  alike(villa: CatalogueVilla, count: number, audience: Audience): CatalogueVilla[] {
    return this.#alike.nearest(villa, count, ({ search }) => !hiddenFrom(audience, search))
  }

  /** Whether a slide show belongs to a villa that the audience may not see. */
  isSlideshowHidden(slideshowId: number, audience: Audience): boolean {
    return [...(this.#hidden.get(slideshowId) ?? [])].some(({ search }) => hiddenFrom(audience, search))
  }

  #enter(villa: CatalogueVilla): void {
    const { row } = villa
    const region = this.#regions.get(row.regionId) ?? new RegionVillas()
    this.#regions.set(row.regionId, region)
    region.add(villa)
    this.#alike.add(villa)
    this.#tally(villa, 1)
    if (!row.hideForItaly && !row.hideForGreece) return
    const hidden = this.#hidden.get(row.slideshowId) ?? new Set()
    this.#hidden.set(row.slideshowId, hidden.add(villa))
  }

  #leave(villa: CatalogueVilla): void {
    this.#regions.get(villa.row.regionId)?.villas.delete(villa)
    this.#alike.remove(villa)
    this.#tally(villa, -1)
    this.#hidden.get(villa.row.slideshowId)?.delete(villa)
  }

  #tally({ search }: CatalogueVilla, times: 1 | -1): void {
    this.#bedrooms.add(search.beds, times)
    this.#sleeps.add(search.sleeps, times)
    for (const audience of audiences) {
      if (hiddenFrom(audience, search)) continue
      const places = [visibleKey(audience, search.regionId)]
      if (search.subRegionId) places.push(visibleKey(audience, search.regionId, search.subRegionId))
      for (const place of places) this.#visible.set(place, (this.#visible.get(place) ?? 0) + times)
    }
  }
}

const visibleKey = (audience: Audience, regionId: number, subRegionId = 0) => `${audience} ${regionId} ${subRegionId}`
