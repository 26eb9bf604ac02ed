import type { Studio } from './light.ts'
import { dab } from './sheet.ts'

/** Paper grain: a few hundred strokes, hardly seen, over the whole sheet. */
export function grain(studio: Studio): void {
  const { sheet, chance, palette } = studio
  let light = ''
  let dark = ''
  for (let i = 0; i < 260; i++) {
    const stroke = dab(
      chance.between(0, sheet.width),
      chance.between(0, sheet.height),
      chance.between(5, 26),
      chance.between(0.6, 1.6),
      chance.between(-0.5, 0.5),
    )
    if (i % 2) light += stroke
    else dark += stroke
  }
  sheet.fill(light, palette.cloud, 0.16)
  sheet.fill(dark, palette.shadow, 0.1)
}
