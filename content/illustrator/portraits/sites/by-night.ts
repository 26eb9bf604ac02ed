import { mix } from '../../colour.ts'
import { leafy } from '../../foliage.ts'
import type { Point } from '../../geometry.ts'
import { hill, ridge, seaside, wooded } from '../../land.ts'
import { paintSea } from '../../sea.ts'
import { moon, paintSky } from '../../sky.ts'
import { dab, outline } from '../../trace.ts'
import { type Drawn, reach, stand, trees } from '../stand.ts'

/** The house at night over its garden, windows lit, the moon's path beyond. */
export const byNight: Drawn = (setting, mark) => {
  const { studio, pool } = setting
  const { sheet, palette, chance } = studio
  const [w, h] = [sheet.width, sheet.height]
  const horizon = h * 0.56
  paintSky(studio, horizon)
  moon(studio, w * 0.18, h * 0.2, 44)
  if (seaside(setting.landscape)) paintSea(studio, horizon, h * 0.9, w * 0.18)
  else {
    sheet.fade(`M0 ${horizon}h${w}V${h}H0z`, horizon, h, palette.land[0], palette.land[2])
    hill(
      studio,
      ridge(studio, horizon + 40, h * 0.12, 0.8, t => 0.4 + 0.6 * Math.sin(t * 4)),
      h * 0.7,
      palette.land[1],
      0.2,
    )
  }
  mark(w * 0.22, horizon + 3, w * 0.36)
  const line = Array.from({ length: 40 }, (_, i): Point => {
    const t = i / 39
    return [t * (w + 40) - 20, h * 0.74 - h * 0.2 * Math.exp(-(((t - 0.82) / 0.34) ** 2))]
  })
  hill(studio, line, h + 10, mix(palette.land[2], palette.leaf[0], 0.4), 0.1)
  wooded(studio, line.slice(24), h * 0.66, palette.land[2], 20, 18)
  const at = {
    x: w * 0.64,
    y: h * 0.755,
    width: w * 0.5,
    height: h * 0.4,
    turn: -0.34,
    eye: 4,
    away: 46,
    plinth: 1.6,
    terrace: 4,
  }
  const camera = stand(setting, at, trees(setting))
  const { left, right } = reach(setting)
  for (const x of [left * 0.6, 0, right * 0.6]) {
    const [lx, ly] = camera.project([x, -3, 0])
    sheet.glow(lx, ly, 170, '#ffc46b', 0.5, 0.28)
  }
  if (pool) {
    const y = h * 0.88
    const rim: Point[] = [
      [w * 0.3, y - 44],
      [w * 0.74, y - 30],
      [w * 0.8, y + 56],
      [w * 0.24, y + 34],
    ]
    sheet.shape(
      rim.map((p, i): Point => [p[0] + (i === 0 || i === 3 ? -22 : 22), p[1] + (i < 2 ? -9 : 16)]),
      mix(palette.light, palette.shade, 0.6),
    )
    sheet.fade(outline(rim), y - 44, y + 60, '#a5efe2', '#2f97a6')
    let glints = ''
    for (let i = 0; i < 16; i++)
      glints += dab(w * chance.between(0.34, 0.7), y + chance.between(-22, 36), chance.between(50, 150), 3, 0)
    sheet.fill(glints, '#dcfff5', 0.7)
  }
  let garden = ''
  for (let i = 0; i < 20; i++)
    garden += leafy(chance, (i / 19) * w, h * (0.99 + 0.02 * Math.sin(i * 1.9)), 80, 44, 24, 0.5)
  sheet.fill(garden, mix(palette.leaf[0], palette.shadow, 0.3))
  setting.flora.tall(studio, w * 0.07, h * 1.0, h * 0.7)
}
