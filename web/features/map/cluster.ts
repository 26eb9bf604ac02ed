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

/**
 * Gathers points whose markers of the given size would overlap. Points are taken in their order, so the first of the
 * list keeps its place and others join it; the same points always make the same clusters.
 */
export function cluster(points: readonly MapPoint[], size: { width: number; height: number }): Cluster[] {
  const groups: { x: number; y: number; points: MapPoint[] }[] = []
  for (const point of points) {
    const near = groups.find(
      group => Math.abs(group.x - point.x) < size.width && Math.abs(group.y - point.y) < size.height,
    )
    if (near) near.points.push(point)
    else groups.push({ x: point.x, y: point.y, points: [point] })
  }
  const middle = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return groups.map(({ points }) => ({
    key: points.map(point => point.id).join('-'),
    ids: points.map(point => point.id),
    x: middle(points.map(point => point.x)),
    y: middle(points.map(point => point.y)),
  }))
}
