import { mirror } from '../../camera.ts'
import { mix } from '../../colour.ts'
import type { Point } from '../../geometry.ts'
import { hill, ridge, seaside } from '../../land.ts'
import { sunlit } from '../../light.ts'
import { potted } from '../../plants/garden.ts'
import { render } from '../../render.ts'
import { planted } from '../../site.ts'
import { paintSky } from '../../sky.ts'
import { dab, ellipse, outline } from '../../trace.ts'
import { cameraOf, type Drawn, stand, trees } from '../stand.ts'

/** Across the pool to the house and its reflection, at the level of the water. */
export const acrossThePool: Drawn = (setting, mark) => {
  const { studio, house, flora } = setting
  const { sheet, palette, chance, side } = studio
  const [w, h] = [sheet.width, sheet.height]
  const horizon = h * 0.54
  paintSky(studio, horizon, true)
  if (seaside(setting.landscape))
    sheet.fade(`M0 ${horizon}h${w}V${h * 0.7}H0z`, horizon, h * 0.66, palette.sea[0], palette.sea[1])
  else {
    sheet.fade(`M0 ${horizon}h${w}V${h}H0z`, horizon, h, palette.land[0], palette.land[2])
    hill(
      studio,
      ridge(studio, horizon + 20, h * 0.09, 0.6, t => 0.5 + 0.5 * Math.sin(t * 5)),
      h * 0.62,
      palette.land[1],
      0.25,
    )
  }
  mark(w * 0.2, horizon + 2, w * 0.36)
  const floor = sunlit(palette, house.floor)
  const edge = h * 0.655
  sheet.fade(`M-5 ${edge - 40}H${w + 5}V${h}H-5z`, edge - 40, h, floor, mix(floor, palette.shade, 0.1))
  const at = { x: w * 0.6, y: edge - 22, width: w * 0.5, height: h * 0.42, turn: -0.16, eye: 1.6, away: 46, plinth: 0 }
  const camera = cameraOf(setting, at)
  stand(setting, at, [...trees(setting), planted(studio, potted, [-2.6, -3.4, 0], 1.3)])
  const water: Point[] = [
    [w * 0.12, edge],
    [w * 1.02, edge],
    [w * 1.02, h + 10],
    [-w * 0.2, h + 10],
  ]
  const rim: Point[] = [
    [w * 0.11, edge - 12],
    [w * 1.02, edge - 12],
    [w * 1.02, edge],
    [w * 0.12, edge],
    [-w * 0.2, h + 10],
    [-w * 0.25, h + 10],
  ]
  sheet.shape(rim, mix(palette.light, house.floor, 0.25))
  const d = outline(water)
  sheet.fade(d, edge, h, mix('#6fd0cc', palette.sky[1], 0.4), mix('#128a9c', palette.sea[1], 0.5))
  sheet.inside(d, () => {
    // The reflection of the house: planes only, tinted with the water's colour.
    const water = mix('#4fb0b4', palette.sea[1], 0.3)
    const wet = { ...palette, light: mix(palette.light, water, 0.5), shade: mix(palette.shade, water, 0.62) }
    const bare = house.solids.map(s => ({
      ...s,
      faces: s.faces.map(f => ({ ...f, surface: { colour: mix(f.surface.colour, water, 0.24) } })),
    }))
    render({ ...studio, palette: wet }, mirror(camera, -0.5), bare, [])
    let ripples = ''
    for (let i = 0; i < 26; i++) {
      const t = i / 26
      ripples += dab(w * chance.between(0.1, 1), edge + 6 + t ** 1.5 * (h - edge), 60 + 260 * t, 2 + 8 * t, 0)
    }
    sheet.fill(ripples, mix('#2ba3ac', palette.sea[1], 0.35))
    let glints = ''
    for (let i = 0; i < 12; i++)
      glints += dab(
        w * (0.5 + side * 0.28) + chance.between(-200, 200),
        edge + chance.between(20, h - edge),
        chance.between(60, 190),
        4,
        0,
      )
    sheet.fill(glints, palette.glint, 0.8)
  })
  sheet.fill(ellipse(w * 0.16, edge - 14, 60, 8), mix(floor, palette.shadow, 0.35))
  flora.low[0]!(studio, w * 0.06, h * 0.74, h * 0.15)
}
