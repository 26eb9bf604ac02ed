/** A point of the map in pixels at a given zoom. */
export interface MapPoint {
  id: number
  x: number
  y: number
}

/** Overlapping points, shown as one at their centre. The first names the cluster. */
export interface Cluster {
  key: string
  ids: number[]
  x: number
  y: number
}

/** Size of a marker, in pixels. */
export interface MarkerSize {
  width: number
  height: number
}

/** Sizes of the markers of one point and of several. */
export interface MarkerSizes {
  one: MarkerSize
  several: MarkerSize
}

interface Group {
  x: number
  y: number
  points: readonly MapPoint[]
}

/** Whether two markers overlap. */
function overlaps(a: Group, b: Group, { one, several }: MarkerSizes): boolean {
  const first = a.points.length === 1 ? one : several
  const second = b.points.length === 1 ? one : several
  return (
    Math.abs(a.x - b.x) < (first.width + second.width) / 2 && Math.abs(a.y - b.y) < (first.height + second.height) / 2
  )
}

/** Merges each group with the first that it overlaps, at the centre of all their points. */
function mergeGroups(groups: readonly Group[], sizes: MarkerSizes): Group[] {
  const joined: Group[] = []
  // A grid with cells as large as a marker: only groups of neighbouring cells can overlap.
  const cells = new Map<string, number[]>()
  const width = Math.max(sizes.one.width, sizes.several.width)
  const height = Math.max(sizes.one.height, sizes.several.height)
  const cellOf = ({ x, y }: Group) => [Math.floor(x / width), Math.floor(y / height)] as const
  const around = (group: Group) => {
    const [column, row] = cellOf(group)
    return [-1, 0, 1].flatMap(right => [-1, 0, 1].flatMap(down => cells.get(`${column + right} ${row + down}`) ?? []))
  }
  const put = (i: number, group: Group) => {
    joined[i] = group
    const cell = cellOf(group).join(' ')
    cells.set(cell, [...(cells.get(cell) ?? []), i])
  }
  for (const group of groups) {
    const covered = around(group).filter(i => overlaps(group, joined[i] as Group, sizes))
    const near = Math.min(...covered)
    if (covered.length === 0) put(joined.length, group)
    else put(near, middle([...(joined[near]?.points ?? []), ...group.points]))
  }
  return joined
}

const middle = (points: readonly MapPoint[]): Group => ({
  x: points.reduce((sum, point) => sum + point.x, 0) / points.length,
  y: points.reduce((sum, point) => sum + point.y, 0) / points.length,
  points,
})

/** Merges points until no markers overlap. Deterministic: points are processed in order. */
export function cluster(points: readonly MapPoint[], sizes: MarkerSizes): Cluster[] {
  let groups = points.map(point => middle([point]))
  for (let before = Number.POSITIVE_INFINITY; groups.length < before; ) {
    before = groups.length
    groups = mergeGroups(groups, sizes)
  }
  return groups.map(({ x, y, points }) => ({
    key: points.map(point => point.id).join('-'),
    ids: points.map(point => point.id),
    x,
    y,
  }))
}
