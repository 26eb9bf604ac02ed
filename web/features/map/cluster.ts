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

/** The room that the marker of so many points takes, in pixels. */
export interface MarkerSize {
  width: number
  height: number
}

interface Group {
  x: number
  y: number
  points: readonly MapPoint[]
}

type SizeOf = (points: number) => MarkerSize

/** Whether two markers would cover each other. */
function meet(a: Group, b: Group, sizeOf: SizeOf): boolean {
  const [one, other] = [sizeOf(a.points.length), sizeOf(b.points.length)]
  return Math.abs(a.x - b.x) < (one.width + other.width) / 2 && Math.abs(a.y - b.y) < (one.height + other.height) / 2
}

/** Joins each group to the first that it would cover, at the middle of all their points. */
function join(groups: readonly Group[], sizeOf: SizeOf): Group[] {
  const joined: Group[] = []
  for (const group of groups) {
    const near = joined.findIndex(other => meet(group, other, sizeOf))
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
 * Gathers points whose markers would overlap, until none do; how large a marker is, is told by how many points it
 * stands for. Points are taken in their order; the same points always make the same clusters.
 */
export function cluster(points: readonly MapPoint[], sizeOf: SizeOf): Cluster[] {
  let groups = points.map(point => middle([point]))
  for (let before = Number.POSITIVE_INFINITY; groups.length < before; ) {
    before = groups.length
    groups = join(groups, sizeOf)
  }
  return groups.map(({ x, y, points }) => ({
    key: points.map(point => point.id).join('-'),
    ids: points.map(point => point.id),
    x,
    y,
  }))
}
