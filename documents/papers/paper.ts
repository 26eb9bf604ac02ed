import PDFDocument from 'pdfkit'
import type { Language } from '#domain/language'
import { colours } from '../look.ts'
import { type Face, fontFor, typefaces } from './typefaces.ts'

export interface Style {
  face: Face
  size: number
  colour?: string
  /** Between the lines, in points. */
  gap?: number
}

/**
 * Text as the typefaces have it. Narrow spaces, which languages put into numbers and ranges, are not in ours; letters and
 * their accents become one character where there is one.
 */
const printable = (text: string) => text.normalize('NFC').replace(/[\u2009\u202f]/g, '\u00a0')

/**
 * Letters with accents keep a glyph of their own. Some fonts would compose them of two, and the library would then note
 * the wrong letter for the first: programs would read "Nhị" and from then on also "Vịlla".
 */
const features = { ccmp: false } as never

/** A4, in points. */
export const page = { width: 595.28, height: 841.89, margin: 54, foot: 76 } as const

interface Place {
  x?: number
  width?: number
}

/** What is written becomes part of the paper's structure, in the order in which it is written. */
type Element = PDFKit.PDFStructureElement

/**
 * A paper of ours: A4, tagged for those who hear it read (PDF/UA), in our typefaces. All that is shown is either part of
 * its structure or marked as mere layout.
 */
export class Paper {
  readonly #doc: PDFKit.PDFDocument
  readonly #root: Element

  constructor({ title, author, language }: { title: string; author: string; language: Language }) {
    this.#doc = new PDFDocument({
      size: 'A4',
      margins: { top: page.margin, left: page.margin, right: page.margin, bottom: page.foot },
      pdfVersion: '1.7',
      // Known to the library, not yet to its types.
      subset: 'PDF/UA' as never,
      tagged: true,
      displayTitle: true,
      lang: language,
      info: { Title: title, Author: author },
      bufferPages: true,
      font: typefaces.sans[0].bytes as never,
    })
    for (const { name, bytes } of Object.values(typefaces).flat()) this.#doc.registerFont(name, bytes)
    this.#root = this.#doc.struct('Document')
    this.#doc.addStructure(this.#root)
  }

  get y(): number {
    return this.#doc.y
  }

  /** What is left of the page, in points. */
  get room(): number {
    return page.height - page.foot - this.#doc.y
  }

  /** Begins a new page where less room is left. */
  need(points: number): void {
    if (this.room < points) this.newPage()
  }

  /** A part with a heading of its own. */
  section(): Element {
    const section = this.#doc.struct('Sect')
    this.#root.add(section)
    return section
  }

  #take({ face, size, colour = colours.ink }: Style, text: string) {
    return this.#doc
      .font(fontFor(face, printable(text)))
      .fontSize(size)
      .fillColor(colour)
  }

  height(text: string, style: Style, width: number): number {
    return this.#take(style, text).heightOfString(`${printable(text)} `, { width, lineGap: style.gap ?? 0, features })
  }

  text(section: Element, type: 'H1' | 'H2' | 'H3' | 'P', text: string, style: Style, place: Place = {}): void {
    const { x = page.margin, width = page.width - 2 * page.margin } = place
    // A new page begins before a text, not within it: there the library would go back to the first typeface.
    this.need(this.height(text, style, width))
    const { y } = this.#doc
    section.add(
      this.#doc.struct(type, {}, [
        () => {
          // The space parts this text from the next where a program joins them.
          this.#take(style, text).text(`${printable(text)} `, x, y, { width, lineGap: style.gap ?? 0, features })
        },
      ]),
    )
  }

  link(section: Element, text: string, address: string, style: Style): void {
    const paragraph = this.#doc.struct('P')
    section.add(paragraph)
    paragraph.add(
      this.#doc.struct('Link', { alt: text }, () => {
        this.#take(style, text).text(printable(text), page.margin, this.#doc.y, {
          link: address,
          underline: true,
          width: page.width - 2 * page.margin,
          features,
        })
      }),
    )
    paragraph.end()
  }

  /** A picture across the top of the page, cut to a height. */
  picture(section: Element, bytes: Uint8Array, alt: string, height: number): void {
    const bbox = [0, 0, page.width, height]
    section.add(
      this.#doc.struct('Figure', { alt, bbox } as PDFKit.Mixins.StructureElementOptions, () => {
        this.#doc.save().rect(0, 0, page.width, height).clip()
        this.#doc.image(Buffer.from(bytes), 0, 0, {
          cover: [page.width + 1, height],
          align: 'center',
          valign: 'center',
        })
        this.#doc.restore()
      }),
    )
  }

  /** A table whose first row and first column are headings, and whose last column may hold amounts. */
  table(section: Element, rows: string[][], widths: (number | string)[], { amounts = false } = {}): void {
    const line = {
      border: { top: 0, right: 0, bottom: 0.5, left: 0 },
      borderColor: colours.line,
      padding: { top: 4, bottom: 4, left: 0, right: 10 },
    }
    this.#take({ face: 'sans', size: 9.5 }, '')
    const data = rows.map((row, at) =>
      row.map((text, column) => ({
        text: printable(text),
        font: { src: fontFor('sans', printable(text)) },
        textColor: colours.ink,
        textOptions: { features },
        ...(at === 0 && { type: 'TH' as const, scope: 'Column' as const, textColor: colours.inkSoft }),
        ...(at > 0 && column === 0 && { type: 'TH' as const, scope: 'Row' as const }),
        ...(amounts &&
          column === row.length - 1 && {
            align: { x: 'right', y: 'top' } as const,
            padding: { ...line.padding, right: 0 },
          }),
      })),
    )
    const options = { defaultStyle: { ...line }, columnStyles: widths, structParent: section, data }
    this.#doc.table(options as never)
    this.#doc.x = page.margin
  }

  /** A hair line across the page, which says nothing. */
  rule(): void {
    this.#doc.markContent('Artifact', { type: 'Layout' })
    const { y } = this.#doc
    this.#doc
      .moveTo(page.margin, y)
      .lineTo(page.width - page.margin, y)
      .lineWidth(0.5)
      .strokeColor(colours.line)
      .stroke()
    this.#doc.endMarkedContent()
  }

  space(points: number): void {
    this.#doc.y += points
  }

  moveTo(y: number): void {
    this.#doc.y = y
  }

  newPage(): void {
    this.#doc.addPage()
  }

  /** Writes the same at the foot of every page, and ends the paper. */
  async end(foot: (page: number, pages: number) => string): Promise<Uint8Array> {
    const { start, count } = this.#doc.bufferedPageRange()
    for (let at = start; at < start + count; at++) {
      this.#doc.switchToPage(at)
      // The foot stands in the margin, where text would begin a new page.
      this.#doc.page.margins.bottom = 0
      this.#doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] })
      const text = foot(at - start + 1, count)
      this.#take({ face: 'sans', size: 8, colour: colours.inkSoft }, text).text(
        printable(text),
        page.margin,
        page.height - 52,
        { width: page.width - 2 * page.margin, lineGap: 3, features },
      )
      this.#doc.endMarkedContent()
    }
    this.#root.end()
    const parts: Buffer[] = []
    this.#doc.on('data', part => parts.push(part))
    const done = new Promise<void>((ended, failed) => {
      this.#doc.on('end', ended)
      this.#doc.on('error', failed)
    })
    this.#doc.end()
    await done
    return Buffer.concat(parts)
  }
}
