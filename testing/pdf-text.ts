import { inflateSync } from 'node:zlib'

/** Text of a PDF by pdfkit, as extracted by programs: its fonts map glyphs back to characters. */
export function pdfText(paper: Uint8Array): string {
  const file = Buffer.from(paper).toString('latin1')
  const objects = new Map(
    [...file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => [id, body ?? '']),
  )
  const streamOf = (body = '') => {
    // Compressed data can end with a carriage return of its own.
    const bytes = body.match(/stream\n([\s\S]*?)\nendstream/)?.[1]
    if (bytes === undefined) return ''
    const raw = Buffer.from(bytes, 'latin1')
    return (body.includes('/FlateDecode') ? inflateSync(raw) : raw).toString('latin1')
  }
  const charactersOf = (font: string): string[] => {
    const map = streamOf(objects.get(font.match(/\/ToUnicode (\d+) 0 R/)?.[1]))
    return [...map.matchAll(/\[([^\]]*)\]/g)].flatMap(([, range = '']) =>
      [...range.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = '']) =>
        String.fromCharCode(...(hex.match(/[0-9a-f]{4}/g) ?? []).map(code => Number.parseInt(code, 16))),
      ),
    )
  }
  const fonts = new Map(
    [...file.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [name, charactersOf(objects.get(id) ?? '')]),
  )
  const texts: string[] = []
  for (const body of objects.values()) {
    if (!body.includes('stream')) continue
    let font: string[] = []
    for (const [, name, shown] of streamOf(body).matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (name) font = fonts.get(name) ?? []
      else if (shown) {
        const codes = [...shown.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/[0-9a-f]{4}/g) ?? [])
        texts.push(codes.map(code => font[Number.parseInt(code, 16)] ?? '').join(''))
      }
    }
  }
  return texts.join(' ').replaceAll(/\s+/g, ' ')
}
