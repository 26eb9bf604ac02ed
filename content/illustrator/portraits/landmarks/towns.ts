import { mix } from '../../colour.ts'
import { shaded, sunlit } from '../../light.ts'
import { curve, outline } from '../../trace.ts'
import type { Draw } from './horizon.ts'
import { far, hazy, skyline } from './horizon.ts'

/** A town on its hill, one tower above the roofs. */
export const hillTown: Draw = (studio, x, y, size) => {
  const { sheet, palette, chance, side } = studio
  const hillLine = skyline(x, y, size, [0, 0.03, 0.09, 0.16, 0.2, 0.21, 0.2, 0.15, 0.07, 0.02, 0])
  sheet.fade(outline(hillLine), y - size * 0.2, y, far(studio, 0.5), hazy(studio))
  const wall = mix('#f3dcb4', palette.sky[2], 0.2)
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 9 - row * 2; i++) {
      const u = x + (i - (8 - row * 2) / 2) * size * 0.048 + chance.between(-4, 4)
      const foot = y - size * (0.135 + row * 0.035) + Math.abs(u - x) * 0.16
      const [w, h] = [size * chance.between(0.034, 0.052), size * chance.between(0.035, 0.06)]
      sheet.shape(
        [
          [u - w / 2, foot],
          [u + w / 2, foot],
          [u + w / 2, foot - h],
          [u - w / 2, foot - h],
        ],
        shaded(palette, wall),
      )
      sheet.shape(
        [
          [u, foot],
          [u + (side * w) / 2, foot],
          [u + (side * w) / 2, foot - h],
          [u, foot - h],
        ],
        sunlit(palette, wall),
      )
      if (row < 2)
        sheet.shape(
          [
            [u - w * 0.56, foot - h],
            [u + w * 0.56, foot - h],
            [u + w * 0.2, foot - h - w * 0.3],
            [u - w * 0.2, foot - h - w * 0.3],
          ],
          sunlit(palette, '#c8623c'),
        )
    }
  const [w, foot] = [size * 0.02, y - size * 0.23]
  sheet.shape(
    [
      [x - w, foot],
      [x + w, foot],
      [x + w, foot - size * 0.11],
      [x - w, foot - size * 0.11],
    ],
    shaded(palette, wall),
  )
  sheet.shape(
    [
      [x, foot],
      [x + side * w, foot],
      [x + side * w, foot - size * 0.11],
      [x, foot - size * 0.11],
    ],
    sunlit(palette, wall),
  )
  sheet.shape(
    [
      [x - w * 1.2, foot - size * 0.11],
      [x + w * 1.2, foot - size * 0.11],
      [x, foot - size * 0.15],
    ],
    sunlit(palette, '#c8623c'),
  )
}

/** A white town piled up its hill, with domes. */
export const whiteTown: Draw = (studio, x, y, size) => {
  const { sheet, palette, chance, side } = studio
  sheet.fade(
    outline(skyline(x, y, size, [0, 0.04, 0.1, 0.15, 0.18, 0.17, 0.13, 0.08, 0.03, 0])),
    y - size * 0.18,
    y,
    far(studio, 0.5),
    hazy(studio),
  )
  let lit = ''
  let dark = ''
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 11 - row * 2; i++) {
      const u = x + (i - (10 - row * 2) / 2) * size * 0.044 + chance.between(-5, 5)
      const foot = y - size * (0.07 + row * 0.036) + Math.abs(u - x) * 0.08
      const [w, h] = [size * chance.between(0.036, 0.055), size * chance.between(0.03, 0.055)]
      dark += outline([
        [u - w / 2, foot],
        [u + w / 2, foot],
        [u + w / 2, foot - h],
        [u - w / 2, foot - h],
      ])
      lit += outline([
        [u - side * w * 0.1, foot],
        [u + (side * w) / 2, foot],
        [u + (side * w) / 2, foot - h],
        [u - side * w * 0.1, foot - h],
      ])
    }
  sheet.fill(dark, mix(palette.shade, palette.light, 0.25))
  sheet.fill(lit, palette.light)
  const r = size * 0.03
  const foot = y - size * 0.21
  sheet.fill(
    curve([
      [x - r, foot],
      [x - r, foot - r * 0.7],
      [x, foot - r * 1.5],
      [x + r, foot - r * 0.7],
      [x + r, foot],
    ]),
    mix('#3f86b8', palette.shade, 0.3),
  )
}
