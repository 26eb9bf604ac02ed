/** A point of the map in pixels at some zoom. */
export interface MapPoint {
  id: number
  x: number
  y: number
}

/** Points that would cover each other, shown as one at their middle. The first names the cluster. */
export interface Cluster {
  key: string
  ids: number[]
  x: number
  y: number
}

interface Group {
  x: number
  y: number
  points: readonly MapPoint[]
}

/** Joins each group to the first that it would cover, at the middle of all their points. */
function join(groups: readonly Group[], { width, height }: { width: number; height: number }): Group[] {
  const joined: Group[] = []
  for (const group of groups) {
    const near = joined.findIndex(other => Math.abs(other.x - group.x) < width && Math.abs(other.y - group.y) < height)
    if (near < 0) joined.push(group)
    else joined[near] = middle([...(joined[near]?.points ?? []), ...group.points])
  }
  return joined
}

const middle = (points: readonly MapPoint[]): Group => ({
  x: points.reduce((sum, point) => sum + point.x, 0) / points.length,
  y: points.reduce((sum, point) => sum + point.y, 0) / points.length,
  points,
})

/**
 * Gathers points whose markers of the given size would overlap, until none do. Points are taken in their order; the
 * same points always make the same clusters.
 */
export function cluster(points: readonly MapPoint[], size: { width: number; height: number }): Cluster[] {
  let groups = points.map(point => middle([point]))
  for (let before = Number.POSITIVE_INFINITY; groups.length < before; ) {
    before = groups.length
    groups = join(groups, size)
  }
  return groups.map(({ x, y, points }) => ({
    key: points.map(point => point.id).join('-'),
    ids: points.map(point => point.id),
    x,
    y,
  }))
}
