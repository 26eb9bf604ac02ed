import { mix } from '../../colour.ts'
import { leafy, tapered } from '../../foliage.ts'
import { shaded, sunlit } from '../../light.ts'
import { foam } from '../../rock.ts'
import { dab, outline } from '../../trace.ts'
import type { Draw } from './horizon.ts'
import { far, hazy, skyline } from './horizon.ts'

/** Black islets in the drowned crater, the rim beyond with its white line of houses. */
export const caldera: Draw = (studio, x, y, size) => {
  const { sheet, palette, chance } = studio
  const rim = skyline(
    x - size * 0.1,
    y,
    size * 1.9,
    [0.02, 0.06, 0.085, 0.09, 0.1, 0.09, 0.075, 0.05, 0.035, 0.05, 0.055, 0.03, 0],
  )
  sheet.fade(outline([...rim, [x + size, y + 2]]), y - size * 0.19, y, far(studio, 0.3), hazy(studio))
  let white = ''
  for (let i = 0; i < 26; i++) {
    const p = rim[2 + Math.floor(chance.next() * 4)]!
    white += `M${Math.round(p[0] + chance.between(-60, 60))} ${Math.round(p[1] - 1)}h${chance.int(6, 12)}v${chance.int(4, 9)}h-9z`
  }
  sheet.fill(white, mix(palette.light, palette.glint, 0.5))
  const islet = skyline(x, y + size * 0.13, size * 0.62, [0, 0.05, 0.06, 0.1, 0.115, 0.09, 0.1, 0.07, 0.03, 0])
  sheet.fill(outline(islet), mix(palette.shadow, palette.land[1], 0.25))
  foam(studio, x, y + size * 0.13, size * 0.5)
}

/** Low wooded islets, each with its foam. */
export const islets: Draw = (studio, x, y, size) => {
  const { sheet, palette, chance } = studio
  const places = [-0.62, -0.34, -0.1, 0.2, 0.42, 0.66]
  for (const [i, dx] of places.entries()) {
    const w = size * chance.between(0.12, 0.26)
    const foot = y + size * (i % 2 ? 0.05 : 0.012) + (i % 3) * size * 0.02
    const u = x + dx * size
    const tone = mix(far(studio), palette.leaf[1], i % 2 ? 0.6 : 0.25)
    sheet.fill(outline(skyline(u, foot, w, [0, 0.12, 0.2, 0.24, 0.2, 0.22, 0.1, 0])), tone)
    sheet.fill(
      outline([
        [u - w / 2, foot],
        [u + w / 2, foot],
        [u + w * 0.42, foot - w * 0.05],
        [u - w * 0.4, foot - w * 0.05],
      ]),
      sunlit(palette, palette.earth),
    )
    foam(studio, u, foot, w * 0.9)
  }
}

/** The mainland beyond a strait: range behind range. */
export const farCoast: Draw = (studio, x, y, size) => {
  const { sheet, palette } = studio
  const back = skyline(x, y, size * 1.7, [0.01, 0.06, 0.1, 0.08, 0.13, 0.1, 0.15, 0.12, 0.09, 0.12, 0.07, 0.05, 0.02])
  const front = skyline(x + size * 0.1, y, size * 1.5, [0, 0.03, 0.05, 0.04, 0.07, 0.05, 0.03, 0.06, 0.05, 0.02, 0])
  sheet.fade(
    outline([...back, [x + size, y + 2], [x - size, y + 2]]),
    y - size * 0.24,
    y,
    mix(hazy(studio), palette.land[0], 0.5),
    mix(hazy(studio), palette.sky[2], 0.6),
  )
  sheet.fade(outline(front), y - size * 0.1, y, far(studio, 0.15), hazy(studio))
}

/** A shrine or villa on a rock joined to the shore by a strip of sand. */
export const tiedIsland: Draw = (studio, x, y, size) => {
  const { sheet, palette, chance } = studio
  sheet.fill(
    outline([
      [x - size, y + size * 0.05],
      [x - size * 0.2, y + size * 0.02],
      [x - size * 0.2, y - size * 0.01],
      [x - size, y + size * 0.02],
    ]),
    sunlit(palette, palette.earth),
  )
  sheet.fill(
    outline(skyline(x, y + size * 0.03, size * 0.56, [0, 0.14, 0.24, 0.3, 0.33, 0.3, 0.26, 0.16, 0])),
    mix(palette.land[1], palette.land[2], 0.5),
  )
  let wood = ''
  for (let i = 0; i < 7; i++)
    wood += leafy(
      chance,
      x + (i - 3) * size * 0.05,
      y - size * (0.14 - Math.abs(i - 3) * 0.028),
      size * 0.05,
      size * 0.036,
      size * 0.016,
    )
  sheet.fill(wood, mix(palette.leaf[0], palette.land[1], 0.3))
  foam(studio, x, y + size * 0.03, size * 0.5)
}

/** Basins of salt, each another pink, with white heaps and a mill. */
export const saltPans: Draw = (studio, x, y, size) => {
  const { sheet, palette } = studio
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 6; i++) {
      const [top, deep] = [y + row * row * size * 0.03 + row * size * 0.012, size * (0.02 + row * 0.035)]
      const u = x - size * 0.75 + i * size * 0.26 - row * size * 0.05
      sheet.shape(
        [
          [u, top],
          [u + size * 0.23, top],
          [u + size * 0.24, top + deep * 0.7],
          [u - size * 0.02, top + deep * 0.7],
        ],
        mix(palette.sky[1], ['#e8a0a4', '#f3c6b4', '#c9b4d0'][(i + row) % 3]!, 0.55),
      )
    }
  for (const dx of [-0.5, -0.38, -0.27])
    sheet.shape(
      [
        [x + dx * size - size * 0.05, y],
        [x + dx * size + size * 0.05, y],
        [x + dx * size, y - size * 0.05],
      ],
      palette.light,
    )
  const [u, w, h] = [x + size * 0.12, size * 0.04, size * 0.14]
  sheet.shape(
    [
      [u - w, y],
      [u + w, y],
      [u + w * 0.7, y - h],
      [u - w * 0.7, y - h],
    ],
    mix(sunlit(palette, '#d9b48c'), palette.shadow, 0.2),
  )
  sheet.shape(
    [
      [u - w * 0.85, y - h],
      [u + w * 0.85, y - h],
      [u, y - h * 1.4],
    ],
    sunlit(palette, '#b5532c'),
  )
  let sails = ''
  for (let i = 0; i < 6; i++) {
    const a = 0.2 + (i / 6) * Math.PI * 2
    sails += tapered(
      [
        [u, y - h],
        [u + Math.cos(a) * h * 0.8, y - h - Math.sin(a) * h * 0.8],
      ],
      w * 0.14,
      w * 0.42,
    )
  }
  sheet.fill(sails, palette.shadow, 0.85)
}

/** White cliffs laid in beds. */
export const whiteCliffs: Draw = (studio, x, y, size) => {
  const { sheet, palette, chance } = studio
  const line = skyline(x, y, size, [0.15, 0.17, 0.16, 0.18, 0.16, 0.15, 0.13, 0.08, 0])
  const d = outline([...line, [x - size / 2, y]])
  sheet.fill(d, sunlit(palette, '#f6ead0'))
  sheet.inside(d, () => {
    let beds = ''
    for (let i = 0; i < 9; i++)
      beds += dab(
        x + chance.between(-0.4, 0.3) * size,
        y - size * 0.02 * i,
        size * chance.between(0.2, 0.5),
        size * 0.006,
        0.01,
      )
    sheet.fill(beds, shaded(palette, '#e6cfae'))
  })
  sheet.fill(
    leafy(chance, x - size * 0.2, y - size * 0.165, size * 0.3, size * 0.025, size * 0.02),
    mix(palette.leaf[1], palette.land[1], 0.4),
  )
  foam(studio, x, y, size * 0.8)
}
