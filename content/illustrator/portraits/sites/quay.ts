import { mix } from '../../colour.ts'
import { hill, ridge, wooded } from '../../land.ts'
import { sunlit } from '../../light.ts'
import { fishingBoat, paintSea } from '../../sea.ts'
import { paintSky } from '../../sky.ts'
import { dab } from '../../trace.ts'
import { type Drawn, stand } from '../stand.ts'

/** The harbour front: the house among its neighbours, the quay, their colours in the water. */
export const quay: Drawn = (setting, mark) => {
  const { studio, house, architecture } = setting
  const { sheet, palette, chance, side } = studio
  const [w, h] = [sheet.width, sheet.height]
  const edge = h * 0.66
  paintSky(studio, edge - 60, true)
  mark(w * 0.2, h * 0.46, w * 0.42)
  const line = ridge(studio, h * 0.56, h * 0.26, 1, t => 0.35 + 0.65 * Math.sin(t * 3 + 0.4))
  hill(studio, line, h * 0.66, mix(palette.land[1], palette.leaf[0], 0.15), 0.25)
  wooded(studio, line, h * 0.56, palette.land[1], 40, 14)
  const white = ['cycladic-cube', 'modern-white', 'cretan-stone'].includes(architecture)
  const colours = white ? ['#fbf4e6', '#f6ead4', '#fffaf0'] : ['#eab88c', '#f3dcb0', '#e29c84', '#f0cf9a', '#dfc7b4']
  const foot = edge - 34
  const town = (from: number, to: number, scale: number, y: number) => {
    for (let x = from; x < to; ) {
      const bw = w * chance.between(0.055, 0.085) * scale
      const bh = h * chance.between(0.13, 0.24) * scale
      const wall = chance.pick(colours)
      const lit = sunlit(palette, wall)
      sheet.shape(
        [
          [x, y],
          [x + bw, y],
          [x + bw, y - bh],
          [x, y - bh],
        ],
        lit,
      )
      sheet.shape(
        side > 0
          ? [
              [x, y],
              [x + bw * 0.16, y],
              [x + bw * 0.16, y - bh],
              [x, y - bh],
            ]
          : [
              [x + bw * 0.84, y],
              [x + bw, y],
              [x + bw, y - bh],
              [x + bw * 0.84, y - bh],
            ],
        mix(lit, palette.shade, 0.6),
      )
      if (!white)
        sheet.shape(
          [
            [x - 6, y - bh],
            [x + bw + 6, y - bh],
            [x + bw * 0.84, y - bh - 26 * scale],
            [x + bw * 0.16, y - bh - 26 * scale],
          ],
          sunlit(palette, chance.pick(['#c8623c', '#d0714a'])),
        )
      const shutter = chance.pick(['#4f7f66', '#4a7f94', '#7f9a8a', '#8a5a42'])
      let holes = ''
      for (let v = bh - 54 * scale; v > 40 * scale; v -= 58 * scale)
        for (const u of bw > 110 * scale ? [0.34, 0.68] : [0.55])
          holes += `M${(x + bw * u - 9 * scale).toFixed(0)} ${(y - v).toFixed(0)}h${(18 * scale).toFixed(0)}v${(-30 * scale).toFixed(0)}h${(-18 * scale).toFixed(0)}z`
      sheet.fill(holes, palette.lamps ? '#ffcd78' : mix(shutter, palette.shade, 0.45))
      x += bw + chance.between(0, 6)
    }
  }
  town(-10, w + 20, 0.8, foot - 40)
  town(-30, w * 0.26, 1, foot)
  town(w * 0.76, w + 20, 1, foot)
  stand(setting, { x: w * 0.5, y: foot, width: w * 0.38, height: h * 0.4, turn: 0.06, eye: 3, away: 70, plinth: 0 })
  const paving = sunlit(palette, mix(house.floor, '#e8d8b8', 0.5))
  sheet.shape(
    [
      [-20, foot - 4],
      [w + 20, foot - 4],
      [w + 20, edge],
      [-20, edge],
    ],
    paving,
  )
  sheet.shape(
    [
      [-20, edge],
      [w + 20, edge],
      [w + 20, edge + 26],
      [-20, edge + 26],
    ],
    mix(paving, palette.shadow, 0.45),
  )
  paintSea(studio, edge + 26, h * 1.02, w * 0.5)
  let colourIn = ''
  for (let i = 0; i < 40; i++)
    colourIn += dab(
      w * chance.between(0.3, 0.72),
      edge + 40 + (i / 40) ** 1.4 * h * 0.24,
      chance.between(60, 260),
      4 + i * 0.16,
      0,
    )
  sheet.fill(colourIn, mix(sunlit(palette, house.wall), palette.sea[1], 0.3), 0.8)
  const boats = chance.int(2, 3)
  for (let i = 0; i < boats; i++)
    fishingBoat(
      studio,
      w * [0.17, 0.83, 0.52][i]!,
      h * [0.84, 0.8, 0.95][i]!,
      w * [0.2, 0.15, 0.2][i]!,
      chance.pick(['#2f6f9f', '#fbf5e8', '#3f8a7a', '#e9b44c', '#c8503a']),
    )
}
