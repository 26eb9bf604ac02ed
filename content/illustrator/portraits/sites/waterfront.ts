import { mirror } from '../../camera.ts'
import { mix } from '../../colour.ts'
import { bulbs, chair, jar, table } from '../../furniture.ts'
import { hill, ridge } from '../../land.ts'
import { broadTree } from '../../plants/trees.ts'
import { render } from '../../render.ts'
import { fishingBoat } from '../../sea.ts'
import { level, planted } from '../../site.ts'
import { paintSky } from '../../sky.ts'
import { block } from '../../solids.ts'
import { dab } from '../../trace.ts'
import { cameraOf, type Drawn, reach, type Stand, stand } from '../stand.ts'

/** The house alone on its own few metres of quay, at the level of the water, with a tree over its bench. */
export const waterfront: Drawn = (setting, mark) => {
  const { studio, house } = setting
  const { sheet, palette, chance } = studio
  const [w, h] = [sheet.width, sheet.height]
  const horizon = h * 0.5
  paintSky(studio, horizon, true)
  mark(w * 0.86, horizon + 1, w * 0.5)
  hill(
    studio,
    ridge(studio, horizon + 4, h * 0.2, 0.6, t => Math.max(0, 0.95 - t * 1.25) ** 0.7),
    horizon + 6,
    mix(palette.land[1], palette.leaf[0], 0.3),
    0.3,
  )
  const { left, right } = reach(setting)
  const at: Stand = {
    x: w * 0.4,
    y: h * 0.55,
    width: w * 0.5,
    height: h * 0.4,
    turn: 0.24,
    upright: { x: w * 0.36, width: w * 0.62 },
    horizon,
    away: 34,
    plinth: 0,
  }
  const camera = cameraOf(setting, at)
  const front = Math.min(...house.solids.map(s => s.low[1]))
  const [edge, sea] = [front - 4, -0.9]
  const waterline = camera.project([0, edge, sea])[1]
  sheet.wash(0, horizon, w, h - horizon, [
    [0, palette.sea[0]],
    [0.3, mix(palette.sea[0], palette.sea[1], 0.6)],
    [1, palette.sea[1]],
  ])
  const quay = level(
    [left - 30, edge, sea - 0.4],
    [right + 9, house.depth + 3, 0],
    { colour: mix(house.floor, '#fff4dc', 0.35), texture: 'paving' },
    { colour: mix(house.masonry.colour, '#fff4dc', 0.15), texture: 'stone' },
  )
  // A reflection in still water: planes only, tinted with the water's colour.
  const deep = mix(palette.sea[0], palette.sea[1], 0.75)
  const wet = { ...palette, light: mix(palette.light, deep, 0.45), shade: mix(palette.shade, deep, 0.6) }
  const bare = [quay, ...house.solids].map(s => ({
    ...s,
    faces: s.faces.map(f => ({
      ...f,
      surface: { ...(f.surface.upon && { upon: f.surface.upon }), colour: mix(f.surface.colour, deep, 0.3) },
    })),
  }))
  sheet.inside(`M0 ${Math.round(horizon)}H${w}V${h}H0z`, () => {
    render({ ...studio, palette: wet }, mirror(camera, sea), bare, [])
    let ripples = ''
    for (let i = 0; i < 34; i++) {
      const t = i / 34
      ripples += dab(w * chance.next(), waterline + 14 + t ** 1.4 * (h - waterline), 70 + 300 * t, 2 + 9 * t, 0)
    }
    sheet.fill(ripples, deep)
    let glints = ''
    for (let i = 0; i < 16; i++)
      glints += dab(
        w * chance.between(0.62, 1),
        horizon + 20 + chance.next() ** 1.6 * h * 0.34,
        chance.between(40, 150),
        3.4,
        0,
      )
    sheet.fill(glints, palette.glint, 0.85)
  })
  const bench = right + 4.6
  const iron = { colour: '#4b5158' }
  stand(setting, at, [
    quay,
    // The ladder goes down over the edge of the quay.
    ...[0, 0.5].map(dx => block([left + 2.6 + dx, edge - 0.12, sea - 0.3], [0.06, 0.06, 1.5], iron)),
    ...[-0.1, 0.25, 0.6, 0.95].map(z =>
      block([left + 2.6, edge - 0.12, sea - 0.3 + z + 0.3], [0.56, 0.05, 0.05], iron),
    ),
    block([bench - 1.2, front - 1.2, 0.4], [2.4, 0.5, 0.08], { colour: '#b98a5c' }),
    block([bench - 1.1, front - 1.1, 0], [0.1, 0.3, 0.4], { colour: '#8a6446' }),
    block([bench + 1, front - 1.1, 0], [0.1, 0.3, 0.4], { colour: '#8a6446' }),
    planted(studio, broadTree, [bench + 0.4, front + 1.6, 0], 9.4),
    ...table([left + 4.6, front - 2.4, 0], 1.2, 0.8),
    ...chair([left + 4, front - 2.2, 0], 'right', house.shutters),
    ...chair([left + 6.1, front - 2.2, 0], 'left', house.shutters),
    ...jar([left + 1.2, front - 0.7, 0], 0.8, '#c9825a'),
  ])
  bulbs(studio, camera, [bench - 2.8, front + 0.6, 3.3], [bench + 3.4, front + 0.6, 3.1])
  fishingBoat(studio, w * 0.78, h * 0.82, w * 0.26, chance.pick(['#2f6f9f', '#3f8a7a', '#c8503a']))
}
