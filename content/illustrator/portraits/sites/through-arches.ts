import { mix } from '../../colour.ts'
import { leafy } from '../../foliage.ts'
import type { Point } from '../../geometry.ts'
import { hill, ridge } from '../../land.ts'
import { sunlit } from '../../light.ts'
import { olive } from '../../plants/trees.ts'
import { paintSea } from '../../sea.ts'
import { paintSky } from '../../sky.ts'
import { outline } from '../../trace.ts'
import { smooth } from '../shore.ts'
import type { Drawn } from '../stand.ts'

/** Out of the house: its own arches, and beyond them what it looks at. */
export const throughArches: Drawn = (setting, mark) => {
  const { studio, house, landscape, flora, own } = setting
  const { sheet, palette, chance, side } = studio
  const [w, h] = [sheet.width, sheet.height]
  const horizon = h * 0.5
  paintSky(studio, horizon)
  if (['island-bay', 'open-sea', 'cliff', 'harbour', 'pine-coast'].includes(landscape))
    paintSea(studio, horizon, h * 0.86, w * 0.6)
  else {
    const line = ridge(studio, horizon + 60, h * 0.12, 0.8, t => 0.5 + 0.5 * Math.sin(t * 5))
    sheet.fade(
      `M0 ${horizon}h${w}V${h}H0z`,
      horizon,
      h * 0.9,
      mix(palette.land[0], palette.sky[2], 0.3),
      palette.land[2],
    )
    hill(studio, line, h * 0.72, mix(palette.land[0], palette.land[1], 0.5), 0.25)
  }
  const count = own.int(2, 3)
  mark(w * (count === 2 ? 0.71 : 0.5), horizon + 3, w * (count === 2 ? 0.34 : 0.26))
  const bank = smooth([
    [-20, h * 0.72],
    [w * 0.2, h * 0.68],
    [w * 0.45, h * 0.72],
    [w * 0.7, h * 0.76],
    [w + 20, h * 0.7],
  ])
  sheet.fill(outline([...bank, [w + 20, h], [-20, h]]), mix(palette.leaf[0], palette.land[2], 0.4))
  let grove = ''
  for (let i = 0; i < 16; i++) grove += leafy(chance, w * (i / 15), h * 0.72 + chance.between(-8, 20), 70, 34, 20, 0.5)
  sheet.fill(grove, mix(palette.leaf[0], palette.leaf[1], 0.4))
  flora.tall(studio, w * 0.26, h * 0.8, h * 0.42)
  olive(studio, w * (count === 2 ? 0.9 : 0.8), h * 0.82, h * 0.22)
  const wall = mix(sunlit(palette, house.wall), palette.shadow, 0.62)
  const [pier, margin] = [w * 0.06, w * 0.05]
  const span = (w - 2 * margin - (count - 1) * pier) / count
  const hole = (i: number, dx: number): Point[] => {
    const a = margin + i * (span + pier) + dx
    const spring = h * 0.36
    const rise = Math.min(spring - h * 0.07, span / 2)
    return [
      [a, h * 0.84],
      ...Array.from(
        { length: 17 },
        (_, j): Point => [
          a + span / 2 - (Math.cos((j / 16) * Math.PI) * span) / 2,
          spring - Math.sin((j / 16) * Math.PI) * rise,
        ],
      ),
      [a + span, h * 0.84],
    ]
  }
  const holes = (dx: number) => Array.from({ length: count }, (_, i) => outline(hole(i, dx))).join('')
  const whole = `M-5 -5V${h * 0.84}H${w + 5}V-5z`
  sheet.inside(Array.from({ length: count }, (_, i) => outline(hole(i, 0))).join(''), () => {
    const jamb = mix(sunlit(palette, house.wall), palette.shade, 0.3)
    for (let i = 0; i < count; i++) {
      const edge = hole(i, 0)
      sheet.fill(outline([...edge, ...edge.map((p): Point => [p[0] - side * 44, p[1] + 6]).reverse()]), jamb)
    }
    sheet.shape(
      [
        [0, h * 0.745],
        [w, h * 0.745],
        [w, h * 0.84],
        [0, h * 0.84],
      ],
      mix(sunlit(palette, house.masonry.colour), palette.shade, 0.45),
    )
    sheet.shape(
      [
        [0, h * 0.73],
        [w, h * 0.73],
        [w, h * 0.748],
        [0, h * 0.748],
      ],
      sunlit(palette, '#f3e6cc'),
    )
  })
  sheet.fill(whole + holes(0), wall)
  const floor = mix(sunlit(palette, house.floor), palette.shadow, 0.52)
  sheet.fill(`M-5 ${h * 0.84}h${w + 10}V${h + 5}H-5z`, floor)
  for (let i = 0; i < count; i++) {
    const a = margin + i * (span + pier)
    sheet.shape(
      [
        [a, h * 0.84],
        [a + span, h * 0.84],
        [a + span - side * span * 0.3, h + 5],
        [a - side * span * 0.3, h + 5],
      ],
      sunlit(palette, house.floor),
    )
  }
}
