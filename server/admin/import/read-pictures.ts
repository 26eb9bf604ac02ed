import { createHash } from 'node:crypto'
import { readFile, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { maxPictureBytes, maxPicturePixels, minPictureWidth, pictureTypes } from '#domain/pictures/picture-rules'
import type { ImportProblems, Place } from './problems.ts'
import type { Read } from './read-table.ts'

const extensions: Readonly<Record<string, string>> = pictureTypes

/** A picture file that was read and decoded whole. */
export interface ReadPicture {
  path: string
  /** The key in the media store, from the content: the same file is stored once. */
  key: string
  hash: string
  width: number
  height: number
  colour: string
}

/** A file below the folder, links followed; undefined if it is missing or lies elsewhere. */
export async function findBelow(folder: string, name: string): Promise<string | undefined> {
  const root = await realpath(folder)
  const path = await realpath(join(root, name)).catch(() => undefined)
  return path?.startsWith(root + sep) ? path : undefined
}

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0')

/** Decodes a picture whole, so that a damaged one is found here. Throws what the decoder says. */
async function decode(bytes: Buffer): Promise<Pick<ReadPicture, 'width' | 'height' | 'colour'>> {
  const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: maxPicturePixels })
    .rotate()
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixel = await sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .resize(1, 1)
    .raw()
    .toBuffer()
  const [red = 0, green = red, blue = red] = info.channels === 3 ? pixel : [pixel[0] ?? 0]
  return { width: info.width, height: info.height, colour: `#${hex(red)}${hex(green)}${hex(blue)}` }
}

async function readOne(folder: string, name: string, tell: (text: string) => void): Promise<ReadPicture | undefined> {
  const path = await findBelow(folder, name)
  if (!path) return void tell(`${name} is not below the folder`)
  const bytes = await readFile(path)
  const type = await fileTypeFromBuffer(bytes)
  const extension = extensions[type?.mime ?? '']
  if (!extension) return void tell(`${name} is no picture in JPEG, PNG, WebP or AVIF, but ${type?.mime ?? 'unknown'}`)
  if (bytes.length > maxPictureBytes) return void tell(`${name} is larger than 40 MB`)
  try {
    const size = await decode(bytes)
    if (size.width < minPictureWidth) tell(`${name} is only ${size.width} pixels wide; ${minPictureWidth} are needed`)
    const hash = createHash('sha256').update(bytes).digest('hex')
    return { path, key: `originals/${hash}.${extension}`, hash: hash.slice(0, 12), ...size }
  } catch (error) {
    return void tell(`${name} is damaged: ${(error as Error).message}`)
  }
}

/** Reads the pictures of a folder, each file once, by name. */
export async function readPictures(
  folder: string,
  rows: readonly Read<'pictures'>[],
  problems: ImportProblems,
): Promise<Map<string, ReadPicture>> {
  const read = new Map<string, ReadPicture>()
  for (const [name, [row]] of Map.groupBy(rows, ({ file }) => file)) {
    const place: Place = { ...row?.at, file: row?.at.file ?? '', column: 'file' }
    const picture = await readOne(folder, name, text => problems.add(place, text))
    if (picture) read.set(name, picture)
  }
  return read
}
