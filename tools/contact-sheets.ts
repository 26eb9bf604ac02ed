import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { villas } from '#content/catalogue'
import { type Brief, draw, scenes, subjects } from '#content/illustrator/index'
import { drawPart, parts } from '#content/illustrator/parts'
import { placeBriefs } from '#content/pictures/place-pictures'
import { picturesOf, portraitBriefOf } from '#content/pictures/villa-pictures'

/** Prints contact sheets of the illustrator's drawings into a folder: `npm run pictures <folder> [sheet …]`. */

const portraits = villas.map(portraitBriefOf)

/** The full galleries of every eighth house, from a first one on. */
const galleriesFrom = (first: number) =>
  villas.filter((_, i) => i % 8 === first).map(villa => picturesOf(villa).slice(1))

const bedrooms = galleriesFrom(0).flatMap(shown => shown.filter(({ room }) => room !== null).map(({ brief }) => brief))

/** All place pictures of the site, grouped by subject. */
const places = subjects.flatMap(subject => placeBriefs().filter(brief => brief.subject === subject))

/** One house per row: its whole gallery without bedrooms; absent scenes leave a gap. */
const shown = scenes.filter(scene => scene !== 'bedroom')
const galleries = galleriesFrom(1).flatMap(pictures =>
  shown.map(scene => pictures.map(({ brief }) => brief).find(brief => brief.kind === 'villa' && brief.scene === scene)),
)

interface SheetPlan {
  across: number
  cell: readonly [number, number]
  documents: () => (string | undefined)[]
}

const drawings =
  (briefs: readonly (Brief | undefined)[], upright = false) =>
  () =>
    briefs.map(brief => brief && draw(brief, upright))

const sheets: Record<string, SheetPlan> = {
  parts: { across: 6, cell: [480, 480], documents: () => parts.map(name => drawPart(name)) },
  portraits: { across: 4, cell: [600, 400], documents: drawings(portraits) },
  upright: { across: 9, cell: [270, 360], documents: drawings(portraits, true) },
  bedrooms: { across: 4, cell: [480, 320], documents: drawings(bedrooms) },
  galleries: { across: shown.length, cell: [300, 200], documents: drawings(galleries) },
  places: { across: 12, cell: [240, 160], documents: drawings(places) },
}

const gap = 6

async function print(name: string, { across, cell: [width, height], documents }: SheetPlan, folder: string) {
  const cells: OverlayOptions[] = []
  const drawn = documents()
  for (const [i, document] of drawn.entries())
    if (document)
      cells.push({
        input: await sharp(Buffer.from(document)).resize({ width, height, fit: 'fill' }).png().toBuffer(),
        left: gap + (i % across) * (width + gap),
        top: gap + Math.floor(i / across) * (height + gap),
      })
  const file = join(folder, `${name}.png`)
  await sharp({
    create: {
      width: gap + across * (width + gap),
      height: gap + Math.ceil(drawn.length / across) * (height + gap),
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(cells)
    .png()
    .toFile(file)
  console.log(file)
}

const [folder, ...wanted] = process.argv.slice(2)
const unknown = wanted.filter(name => !sheets[name])
if (!folder || unknown.length > 0) {
  console.error(`npm run pictures <folder> [${Object.keys(sheets).join(' | ')} …]`)
  process.exit(1)
}
await mkdir(folder, { recursive: true })
for (const [name, plan] of Object.entries(sheets))
  if (wanted.length === 0 || wanted.includes(name)) await print(name, plan, folder)
