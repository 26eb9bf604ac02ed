import { kilometresBetween, type Position } from '#domain/geography/distance'

/** The properties by which villas are compared. */
export interface SimilarVillaFacts extends Position {
  regionId: number
  sleeps: number
  /** Cents of EUR; 0 where no price is known. */
  weeklyCents: number
}

/** The distance that another region adds. */
const elsewhere = 0.5

// Each is scaled by the difference that a visitor would still call similar.
const sizesApart = (a: number, b: number) => Math.abs(a - b) / 4
const pricesApart = (a: number, b: number) => Math.abs(Math.log((1 + a) / (1 + b))) * 2
const placesApart = (a: Position, b: Position) => kilometresBetween(a, b) / 150
const regionsApart = (a: number, b: number) => (a === b ? 0 : elsewhere)

/** The distance of two villas by region, size, price and place: 0 where they are equal in all. */
export const dissimilarity = (a: SimilarVillaFacts, b: SimilarVillaFacts): number =>
  regionsApart(a.regionId, b.regionId) +
  sizesApart(a.sleeps, b.sleeps) +
  pricesApart(a.weeklyCents, b.weeklyCents) +
  placesApart(a, b)

/** Villas of one region and size, ascending by price. */
interface Bucket<T> {
  regionId: number
  sleeps: number
  villas: { cents: number; item: T }[]
}

/** The index of the first villa of a lot at or above a price (binary search). */
function placeOf({ villas }: Bucket<unknown>, cents: number): number {
  let [low, high] = [0, villas.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((villas[middle]?.cents ?? 0) < cents) low = middle + 1
    else high = middle
  }
  return low
}

/** The villas of a lot, those with the nearest prices first. */
function* byPriceFrom<T>(lot: Bucket<T>, cents: number): Generator<{ cents: number; item: T }> {
  const { villas } = lot
  let above = placeOf(lot, cents)
  let below = above - 1
  while (below >= 0 || above < villas.length) {
    const [cheaper, dearer] = [villas[below], villas[above]]
    const takeDearer = dearer && (!cheaper || pricesApart(dearer.cents, cents) <= pricesApart(cheaper.cents, cents))
    const next = takeDearer ? dearer : cheaper
    if (takeDearer) above++
    else below--
    if (next) yield next
  }
}

/**
 * Villas indexed for a nearest-neighbour search without a scan: in lots of one region and size, each sorted by price.
 * The search skips villas whose price, region and size alone put them beyond the best found.
 */
export class SimilarVillaIndex<T> {
  readonly #lots = new Map<string, Bucket<T>>()
  readonly #toldBy: (item: T) => SimilarVillaFacts

  constructor(toldBy: (item: T) => SimilarVillaFacts) {
    this.#toldBy = toldBy
  }

  add(item: T): void {
    const { regionId, sleeps, weeklyCents: cents } = this.#toldBy(item)
    const key = lotKey(regionId, sleeps)
    const lot = this.#lots.get(key) ?? { regionId, sleeps, villas: [] }
    this.#lots.set(key, lot)
    lot.villas.splice(placeOf(lot, cents), 0, { cents, item })
  }

  remove(item: T): void {
    const { regionId, sleeps } = this.#toldBy(item)
    const lot = this.#lots.get(lotKey(regionId, sleeps))
    const at = lot?.villas.findIndex(villa => villa.item === item) ?? -1
    if (at >= 0) lot?.villas.splice(at, 1)
  }

  /** The `count` most similar villas that may be shown, the most similar first. */
  nearest(item: T, count: number, mayShow: (other: T) => boolean): T[] {
    const villa = this.#toldBy(item)
    const best: { item: T; apart: number }[] = []
    const most = () => (best.length < count ? Number.POSITIVE_INFINITY : (best.at(-1)?.apart ?? 0))
    const lots = Array.from(this.#lots.values(), lot => ({
      lot,
      apart: regionsApart(lot.regionId, villa.regionId) + sizesApart(lot.sleeps, villa.sleeps),
    }))
    for (const { lot, apart: ofLot } of lots.sort((a, b) => a.apart - b.apart)) {
      if (ofLot >= most()) break
      for (const { cents, item: other } of byPriceFrom(lot, villa.weeklyCents)) {
        if (ofLot + pricesApart(cents, villa.weeklyCents) >= most()) break
        if (other === item || !mayShow(other)) continue
        const apart = dissimilarity(villa, this.#toldBy(other))
        if (apart >= most()) continue
        best.push({ item: other, apart })
        best.sort((a, b) => a.apart - b.apart).splice(count)
      }
    }
    return best.map(({ item }) => item)
  }
}

const lotKey = (regionId: number, sleeps: number) => `${regionId} ${sleeps}`
