import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { villas } from '#content/catalogue'
import { type Brief, draw, scenes, subjects } from '#content/illustrator/index'
import { drawPart, parts } from '#content/illustrator/parts'
import { placeBriefs } from '#content/place-pictures'
import { portraitOf } from '#content/portraits'
import type { Villa } from '#content/shapes'

/** Prints sheets of what the illustrator draws into a folder, to be looked at: `npm run pictures <folder> [sheet …]`. */

const houseOf = (villa: Villa) => ({
  seed: `${villa.region}/${villa.slug}`,
  architecture: villa.architecture,
  landscape: villa.landscape,
  bedrooms: villa.bedrooms,
  pool: villa.amenities.includes('private-pool'),
})

const portraits = villas.map((villa): Brief => ({ kind: 'portrait', ...houseOf(villa), portrait: portraitOf(villa) }))

const bedrooms = villas
  .filter((_, i) => i % 8 === 0)
  .flatMap(villa =>
    villa.rooms.map(
      ({ kind }, number): Brief => ({
        kind: 'villa',
        ...houseOf(villa),
        scene: 'bedroom',
        room: { number, beds: kind },
      }),
    ),
  )

/** Every picture of a place that is on the site, those of one subject beside each other. */
const places = subjects.flatMap(subject => placeBriefs().filter(brief => brief.subject === subject))

/** One house a row: its whole gallery but for the bedrooms. */
const shown = scenes.filter(scene => scene !== 'bedroom')
const features = ['fireplace', 'library', 'piano', 'pool-fence', 'heated-pool', 'childrens-pool'] as const
const galleries = villas
  .filter((_, i) => i % 8 === 1)
  .flatMap(villa =>
    shown.map(
      (scene): Brief => ({
        kind: 'villa',
        ...houseOf(villa),
        scene,
        has: features.filter(thing => villa.amenities.includes(thing)),
      }),
    ),
  )

interface SheetPlan {
  across: number
  cell: readonly [number, number]
  documents: () => string[]
}

const drawings =
  (briefs: readonly Brief[], upright = false) =>
  () =>
    briefs.map(brief => draw(brief, upright))

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
  for (const [i, document] of documents().entries())
    cells.push({
      input: await sharp(Buffer.from(document)).resize({ width, height, fit: 'fill' }).png().toBuffer(),
      left: gap + (i % across) * (width + gap),
      top: gap + Math.floor(i / across) * (height + gap),
    })
  const file = join(folder, `${name}.png`)
  await sharp({
    create: {
      width: gap + across * (width + gap),
      height: gap + Math.ceil(cells.length / across) * (height + gap),
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
