import PDFDocument from 'pdfkit'
import type { Language } from '#domain/text/language'
import { colours } from '../theme.ts'
import { type Face, fontFor, typefaces } from './typefaces.ts'

export interface Style {
  face: Face
  size: number
  colour?: string
  /** Line spacing, in points. */
  gap?: number
}

/**
 * Text for our typefaces. They lack narrow spaces, which languages put into numbers and ranges; combining accents are
 * composed where possible.
 */
const printable = (text: string) => text.normalize('NFC').replace(/[\u2009\u202f]/g, '\u00a0')

/**
 * Keeps one glyph per accented letter. Fonts that compose them from two make the library record the wrong character
 * for the first: programs would extract "Nhị" and from then on also "Vịlla".
 */
const features = { ccmp: false } as never

/** A4, in points. */
export const page = { width: 595.28, height: 841.89, margin: 54, foot: 76 } as const

interface Place {
  x?: number
  width?: number
}

/** Content is added to the document structure in writing order. */
type Element = PDFKit.PDFStructureElement

/**
 * A PDF in A4 with our typefaces, tagged for screen readers (PDF/UA). All content is either part of its structure or
 * marked as an artifact.
 */
export class PdfDocument {
  readonly #doc: PDFKit.PDFDocument
  readonly #root: Element

  constructor({ title, author, language }: { title: string; author: string; language: Language }) {
    this.#doc = new PDFDocument({
      size: 'A4',
      margins: { top: page.margin, left: page.margin, right: page.margin, bottom: page.foot },
      pdfVersion: '1.7',
      // Supported by the library, but missing in its types.
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

  /** Remaining height of the page, in points. */
  get room(): number {
    return page.height - page.foot - this.#doc.y
  }

  /** Starts a new page if less height remains. */
  need(points: number): void {
    if (this.room < points) this.newPage()
  }

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
    // A page break precedes a text, never splits it: after a break the library would reset the typeface.
    this.need(this.height(text, style, width))
    const { y } = this.#doc
    section.add(
      this.#doc.struct(type, {}, [
        () => {
          // The space separates this text from the next on extraction.
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

  /** A picture across the top of the page, cropped to a height. */
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

  /** A table with header row and header column; its last column can hold amounts. */
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

  /** A hairline across the page, as an artifact. */
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

  /** Writes the footer on every page, and finishes the document. */
  async end(foot: (page: number, pages: number) => string): Promise<Uint8Array> {
    const { start, count } = this.#doc.bufferedPageRange()
    for (let at = start; at < start + count; at++) {
      this.#doc.switchToPage(at)
      // The footer lies in the margin, where text would start a new page.
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
