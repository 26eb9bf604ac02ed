import { mix } from '../../colour.ts'
import { leafy } from '../../foliage.ts'
import type { Point } from '../../geometry.ts'
import { seaside } from '../../land.ts'
import { sunAt, sunlit } from '../../light.ts'
import { level, planted } from '../../site.ts'
import { paintSky } from '../../sky.ts'
import type { Thing } from '../../solids.ts'
import { turned } from '../../solids.ts'
import { curve, dab } from '../../trace.ts'
import { type Drawn, reach, stand } from '../stand.ts'

/** The house among tall pines: their trunks before it and behind it, the bars of their shadows over walls and ground, one dark roof of crowns. */
export const underPines: Drawn = (setting, mark) => {
  const { house, flora, own } = setting
  const { sheet, palette, chance, side } = setting.studio
  const studio = { ...setting.studio, sun: sunAt({ ...palette, sun: Math.min(palette.sun, 34) }, side, 58) }
  const [w, h] = [sheet.width, sheet.height]
  const horizon = h * 0.63
  paintSky(studio, horizon, true)
  if (seaside(setting.landscape)) {
    sheet.fade(`M0 ${horizon}h${w}V${h * 0.8}H0z`, horizon, h * 0.72, palette.sea[0], palette.sea[1])
    let glints = ''
    for (let i = 0; i < 14; i++)
      glints += dab(w * chance.next(), horizon + chance.between(6, 40), chance.between(30, 110), 2.6, 0)
    sheet.fill(glints, palette.glint, 0.8)
  } else sheet.fade(`M0 ${horizon}h${w}V${h}H0z`, horizon, h, palette.land[0], palette.land[2])
  mark(w * 0.2, horizon + 3, w * 0.44)
  const { left, right, middle } = reach(setting)
  const sand = mix(palette.earth, '#fff2d8', 0.3)
  const bark = '#b5714b'
  const high = 19
  const front = Math.min(...house.solids.map(s => s.low[1]))
  const spots: readonly (readonly [number, number])[] = [
    [left - 2.4, front - 4],
    [left + (right - left) * 0.24, front - 2],
    [right - (right - left) * 0.16, front - 3],
    [right + 3, front - 5.5],
    [left - 8, front - 1],
    [right + 9, front + 1],
    [left - 13, front + 4],
    [left - 6, house.depth + 5],
    [left + 4, house.depth + 7],
    [middle + 3, house.depth + 4],
    [right - 1, house.depth + 8],
    [right + 6, house.depth + 5],
    [left - 8.5, front - 17],
    [left - 11, front - 11],
    [right + 9, front - 13],
    [right + 3.5, front - 19],
  ]
  const trunks: Thing[] = spots.map(([x, y]) => {
    const r = own.between(0.25, 0.36)
    const lean = own.between(0.7, 0.86)
    return turned(
      [x + own.between(-0.6, 0.6), y, -0.1],
      [
        [r * 1.25, 0],
        [r, 0.7],
        [r * lean, high],
      ],
      { colour: bark },
      9,
    )
  })
  stand(
    { ...setting, studio },
    { x: w * 0.52, y: h * 0.76, width: w * 0.66, height: h * 0.36, turn: -0.2, horizon, away: 40, plinth: 0 },
    [
      level([middle - 70, front - 30, -0.8], [middle + 70, house.depth + 14, -0.06], { colour: sand }, house.masonry),
      level(
        [left - 1.6, front, -0.3],
        [right + 1.6, house.depth + 1.6, -0.02],
        { colour: house.floor, texture: 'paving' },
        house.masonry,
      ),
      ...trunks,
      planted(studio, flora.low[0]!, [left - 3.6, front - 2, 0], 1.2),
      planted(studio, flora.low[1]!, [right + 4.4, front - 2, 0], 1.1),
    ],
  )
  // The shade of the crowns covers the ground before the house, broken by light.
  const near = mix(sunlit(palette, sand), palette.shadow, 0.42)
  const edge = Array.from(
    { length: 19 },
    (_, i): Point => [w * (i / 18), h * (0.885 + 0.016 * Math.sin(i * 1.1) + 0.012 * Math.sin(i * 2.7))],
  )
  let light = ''
  for (let i = 0; i < 16; i++) {
    const t = chance.next()
    light += dab(w * chance.next(), h * (0.905 + 0.085 * t), 120 + 260 * t, 5 + 12 * t, -0.02 * side)
  }
  sheet.fill(curve([...edge, [w + 60, h * 0.9], [w + 60, h + 60], [-60, h + 60], [-60, h * 0.9]]), near)
  sheet.fill(light, sunlit(palette, sand))
  const canopy = (foot: number, size: number, tone: string, count: number) => {
    let d = `M0 0h${w}v${h * foot * 0.6}H0z`
    for (let i = 0; i < count; i++)
      d += leafy(
        chance,
        (i / (count - 1)) * w + chance.between(-30, 30),
        h * foot * chance.between(0.56, 0.78),
        size * chance.between(0.9, 1.4),
        size * 0.5,
        size * 0.34,
        0.55,
      )
    sheet.fill(d, tone)
  }
  canopy(0.33, 170, palette.leaf[0], 13)
  canopy(0.22, 140, mix(palette.leaf[0], palette.leaf[1], 0.6), 14)
  canopy(0.11, 120, mix(palette.leaf[1], palette.leaf[2], 0.3), 14)
}
