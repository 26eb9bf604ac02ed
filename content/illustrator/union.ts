import type { Point } from './geometry.ts'

const key = ([x, y]: Point) => `${Math.round(x * 10)} ${Math.round(y * 10)}`

/** The outlines around faces of one tone: an edge shared in opposite directions cancels out. */
export function united(faces: readonly (readonly Point[])[]): (readonly Point[])[] {
  if (faces.length < 2) return [...faces]
  const edges = new Map<string, { from: string; to: string; at: Point }>()
  const alone: (readonly Point[])[] = []
  for (const face of faces) {
    const keys = face.map(key)
    const own = keys
      .map((from, i) => ({ from, to: keys[(i + 1) % keys.length]!, at: face[i]! }))
      .filter(({ from, to }) => from !== to)
    // An overlapping face stays separate.
    if (own.some(({ from, to }) => edges.has(`${from}>${to}`))) alone.push(face)
    else
      for (const edge of own) if (!edges.delete(`${edge.to}>${edge.from}`)) edges.set(`${edge.from}>${edge.to}`, edge)
  }
  const leaving = new Map<string, { to: string; at: Point }[]>()
  for (const { from, to, at } of edges.values()) {
    const others = leaving.get(from)
    if (others) others.push({ to, at })
    else leaving.set(from, [{ to, at }])
  }
  const outlines: Point[][] = []
  for (const [start, open] of leaving)
    while (open.length > 0) {
      const points: Point[] = []
      let here = start
      do {
        const edge = leaving.get(here)!.pop()!
        points.push(edge.at)
        here = edge.to
      } while (here !== start)
      outlines.push(points)
    }
  return [...outlines, ...alone]
}

/** Tolerance: points nearer than this to the line without them are omitted. */
const near = 0.3

/** An outline without redundant points. */
export function sparse(points: readonly Point[]): readonly Point[] {
  if (points.length < 5) return points
  const kept: Point[] = [points[0]!]
  let from = 0
  for (let i = 1; i < points.length - 1; i++) {
    const [a, b] = [points[from]!, points[i + 1]!]
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const length = Math.hypot(dx, dy)
    let told = length < 0.01
    for (let k = from + 1; k <= i && !told; k++) {
      const [px, py] = [points[k]![0] - a[0], points[k]![1] - a[1]]
      const along = (px * dx + py * dy) / length
      told = Math.abs(px * dy - py * dx) / length > near || along < 0 || along > length
    }
    if (!told) continue
    kept.push(points[i]!)
    from = i
  }
  kept.push(points.at(-1)!)
  return kept
}
