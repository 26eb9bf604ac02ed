import { mix } from './colour.ts'
import type { Painted } from './fair-copy.ts'
import { fairCopy } from './fair-copy.ts'
import type { Point } from './geometry.ts'
import { breadth, outline } from './trace.ts'
import { united } from './union.ts'

const n = (value: number): string => String(Math.round(value * 10) / 10)

/** Maximum characters of a drawing, without its head. */
const largest = 59_600

/** A part of a sheet: its left and top as fractions, and its magnification. */
export type Part = readonly [left: number, top: number, times: number]

/** The sheet a picture is drawn on: collects shapes in painting order. */
export class Sheet {
  readonly width: number
  readonly height: number
  private readonly parts: (string | Painted)[] = []
  /** Number of open groups that are clipped or translucent: their content never counts as hiding anything. */
  private nested = 0
  /** Faces of one tone, collected until the tone changes. */
  private open: { colour: string; round: boolean; faces: (readonly Point[])[] } | undefined
  private readonly definitions: string[] = []
  private readonly gradients = new Map<string, string>()

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
  }

  /** Portrait format, for phones. */
  get isUpright(): boolean {
    return this.height > this.width
  }

  private add(part: string | Painted): void {
    this.close()
    this.parts.push(part)
  }

  private paint(attributes: string, d: string, opaque: boolean, reach = 0): void {
    this.add({ attributes, d, reach, opaque: opaque && this.nested === 0 })
  }

  /** Fills path data with a colour. */
  fill(d: string, colour: string, opacity = 1): void {
    if (d === '') return
    const faint = opacity < 1 ? ` fill-opacity="${String(Math.round(opacity * 100) / 100).slice(1)}"` : ''
    this.paint(` fill="${colour}"${faint}`, d, opacity >= 1)
  }

  /** Fills the outline through some points. */
  shape(points: readonly Point[], colour: string, opacity = 1): void {
    if (points.length > 2) this.fill(outline(points), colour, opacity)
  }

  /** Fills the face of a body; a hairline of the same colour closes the seam with its neighbour. */
  plate(points: readonly Point[], colour: string, round = false): void {
    const { open } = this
    // Adjacent faces of one tone form one shape: facets of a drum, steps of a stair.
    if (open?.colour === colour && open.round === round) open.faces.push(points)
    else {
      this.close()
      this.open = { colour, round, faces: [points] }
    }
  }

  /** Paints the collected faces. */
  private close(): void {
    const { open } = this
    if (!open) return
    this.open = undefined
    const seams = new Map<string, string>()
    for (const points of united(open.faces)) {
      // Small shapes need no seam.
      const seam = breadth(points) > 26 ? ` stroke="${open.colour}"${open.round ? ' stroke-width="1.8"' : ''}` : ''
      seams.set(seam, (seams.get(seam) ?? '') + outline(points))
    }
    for (const [seam, d] of seams) this.paint(` fill="${open.colour}"${seam}`, d, true, seam ? 1 : 0)
  }

  /** Draws a line along path data. */
  line(d: string, colour: string, width: number, opacity = 1): void {
    if (d === '') return
    const faint = opacity < 1 ? ` stroke-opacity="${opacity.toFixed(2)}"` : ''
    this.paint(` fill="none" stroke="${colour}" stroke-width="${n(width)}"${faint}`, d, false, width / 2)
  }

  /** A gradient of several colours from top to bottom of a rectangle. */
  wash(
    x: number,
    y: number,
    width: number,
    height: number,
    stops: readonly (readonly [number, string, number?])[],
  ): void {
    const id = this.gradient('linearGradient', 'x1="0" y1="0" x2="0" y2="1"', stops)
    this.add(`<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="url(#${id})"/>`)
  }

  /** Fills path data with a gradient from a colour at one height to another at a lower one, without a hard start. */
  fade(d: string, top: number, bottom: number, from: string, to: string): void {
    if (d === '') return
    const at = `gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${n(top)}" y2="${n(bottom)}"`
    const id = this.gradient('linearGradient', at, [
      [0, from],
      [0.33, mix(from, to, 0.26)],
      [0.67, mix(from, to, 0.74)],
      [1, to],
    ])
    this.paint(` fill="url(#${id})"`, d, true)
  }

  /** A glow without an edge. */
  glow(x: number, y: number, radius: number, colour: string, strength: number, flatten = 1): void {
    const id = this.gradient('radialGradient', '', [
      [0, colour, strength],
      [0.25, colour, strength * 0.62],
      [0.55, colour, strength * 0.22],
      [1, colour, 0],
    ])
    this.add(`<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(radius)}" ry="${n(radius * flatten)}" fill="url(#${id})"/>`)
  }

  /** Clips the drawing of `work` to the given path data. */
  inside(d: string, work: () => void): void {
    const id = `c${this.definitions.length}`
    this.definitions.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`)
    this.group(`<g clip-path="url(#${id})">`, work)
  }

  /** Draws `work` as a named group. */
  named(name: string, work: () => void): void {
    this.add(`<g id="${name}">`)
    work()
    this.add(`</g><!--${name}-->`)
  }

  /** Draws `work` as one translucent layer. */
  layer(opacity: number, work: () => void): void {
    this.group(`<g opacity="${opacity.toFixed(2)}">`, work)
  }

  private group(open: string, work: () => void): void {
    this.add(open)
    this.nested++
    work()
    this.close()
    this.nested--
    this.add('</g>')
  }

  /** The finished document, or a part of it; optionally mirrored, with its sun. */
  toString(mirrored = false, [left, top, times]: Part = [0, 0, 1]): string {
    const [width, height] = [this.width / times, this.height / times]
    const shown = { left: left * this.width, top: top * this.height, width, height }
    this.close()
    const definitions = this.definitions.join('')
    const drawn = fairCopy(this.parts, this.width, this.height, largest - definitions.length, shown)
    const first = mirrored ? this.width - shown.left - width : shown.left
    const box = [first, shown.top, width, height].map(n).join(' ')
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${this.width}" height="${this.height}" stroke-width=".8" stroke-linecap="round" stroke-linejoin="round">` +
      (definitions && `<defs>${definitions}</defs>`) +
      (mirrored ? `<g transform="matrix(-1 0 0 1 ${this.width} 0)">${drawn}</g>` : drawn) +
      '</svg>'
    )
  }

  private gradient(kind: string, place: string, stops: readonly (readonly [number, string, number?])[]): string {
    const body = stops
      .map(
        ([at, colour, opacity]) =>
          `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity.toFixed(2)}"`}/>`,
      )
      .join('')
    // Equal definitions are shared: a string of lamps has one glow.
    const same = `${kind} ${place}${body}`
    const known = this.gradients.get(same)
    if (known) return known
    const id = `g${this.definitions.length}`
    this.definitions.push(`<${kind} id="${id}" ${place}>${body}</${kind}>`)
    this.gradients.set(same, id)
    return id
  }
}
