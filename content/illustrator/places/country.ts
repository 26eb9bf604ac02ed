import { paintBackdrop } from '../backdrop.ts'
import { view } from '../camera.ts'
import { mix } from '../colour.ts'
import { crown, leafy } from '../foliage.ts'
import { chair, setting as laid, table as tableOf } from '../furniture.ts'
import type { Point } from '../geometry.ts'
import { hill, ridge, wooded } from '../land.ts'
import { sunlit } from '../light.ts'
import { vine } from '../plants/garden.ts'
import type { Plant } from '../plants/plant.ts'
import { grasses } from '../plants/shrubs.ts'
import { cypress, stonePine } from '../plants/trees.ts'
import { render } from '../render.ts'
import type { Setting } from '../setting.ts'
import { level, lowWall, planted } from '../site.ts'
import { paintSky } from '../sky.ts'
import type { Prop, Thing } from '../solids.ts'
import { block, moved } from '../solids.ts'
import { curve, dab, ellipse } from '../trace.ts'
import { horizonOf, seen } from './looks.ts'

/** Hills folding into each other, a white road with its trees, a house far off. */
export function hills(setting: Setting): void {
  const { studio, landscape, house } = setting
  const { sheet, chance, palette } = studio
  const horizon = sheet.height * chance.between(0.34, 0.42)
  paintSky(studio, horizon)
  paintBackdrop(studio, { horizon, bottom: horizon + 160, landscape, landmark: setting.landmark })
  const flip = 1
  // A broad crown would stand in the road.
  const tree: Plant =
    landscape === 'cypress-hills' || landscape === 'vineyards' || setting.flora.tall === stonePine
      ? cypress
      : setting.flora.tall
  const crestX = sheet.width * (0.5 + flip * chance.between(0.12, 0.2))
  const near = ridge(
    studio,
    sheet.height * 0.82,
    sheet.height * 0.34,
    1,
    t => 0.25 + 0.75 * Math.exp(-(((t * sheet.width - crestX) / (sheet.width * 0.28)) ** 2)),
  )
  hill(studio, near, sheet.height + 10, mix(palette.land[2], palette.earth, 0.4), 0.26)
  const crest = near.reduce((a, b) => (Math.abs(b[0] - crestX) < Math.abs(a[0] - crestX) ? b : a))
  const camera = view({
    eye: [0, -130, 7],
    yaw: 0,
    focal: 2700,
    centre: crest[0],
    horizon: crest[1] + 20 - (7 * 2700) / 130,
  })
  const half = house.width / 2
  render(studio, camera, [
    level(
      [-half - 3, -3, -2],
      [half + 3, 10, 0],
      { colour: mix(palette.land[2], palette.earth, 0.4) },
      { colour: mix(palette.land[2], palette.earth, 0.4) },
    ),
    ...house.solids,
    planted(studio, tree, [-half - 3, 2, 0], 11),
    planted(studio, tree, [half + 3, 3, 0], 10),
    planted(studio, tree, [half + 6, 5, 0], 9),
  ])
  wooded(
    studio,
    near,
    sheet.height * 0.98,
    palette.land[2],
    landscape === 'olive-hills' ? 60 : 26,
    18,
    landscape === 'olive-hills',
  )
  const road: Point[] = Array.from({ length: 22 }, (_, i) => {
    const t = i / 21
    return [
      crest[0] + (sheet.width * 0.5 - flip * 120 - crest[0]) * t + Math.sin(t * 7.4) * 190 * (0.25 + t) * flip,
      crest[1] + 34 + (sheet.height - crest[1]) * t ** 1.25,
    ]
  })
  const wide = (i: number) => 4 + 64 * (i / 21) ** 1.7
  sheet.fill(
    curve([
      ...road.map((p, i): Point => [p[0] - wide(i), p[1]]),
      ...road.map((p, i): Point => [p[0] + wide(i) * 1.1, p[1] + 2]).reverse(),
    ]),
    sunlit(palette, mix(palette.earth, '#fff4de', 0.6)),
  )
  for (let i = 1; i < 20; i += 2) {
    const p = road[i]!
    for (const s of i % 4 === 1 ? [-1, 1] : [1]) tree(studio, p[0] + s * (wide(i) + 16 + i * 2), p[1] + 2, 60 + i * 11)
  }
  for (let i = 0; i < 8; i++)
    grasses(studio, chance.between(0, sheet.width), sheet.height + 14, chance.between(80, 150))
}

/** Rows of vines running to a house among its trees. */
export function vineyard(setting: Setting): void {
  const { studio, house } = setting
  const { sheet, chance, palette } = studio
  const horizon = horizonOf(setting, sheet.height * chance.between(0.4, 0.46))
  paintSky(studio, horizon)
  paintBackdrop(studio, {
    horizon,
    bottom: horizon + 60,
    landscape: setting.landscape === 'mountains' ? 'mountains' : 'cypress-hills',
    landmark: setting.landmark,
    low: true,
  })
  const camera = seen(setting, {
    eye: [0, -6, 3.6],
    yaw: chance.side() * chance.between(0.16, 0.24),
    focal: 1350,
    centre: sheet.width / 2,
    horizon,
  })
  const things: Thing[] = [
    level([-200, -20, -1], [200, 120, 0], { colour: mix(palette.earth, '#c98a5a', 0.15) }, house.masonry),
  ]
  const at = camera.eye[0] + (camera.project([30, 90, 0])[0] < sheet.width ? 16 : -16)
  things.push(...house.solids.map(s => moved(s, [at, 84, 0])))
  for (const dx of [-16, -13, 13, 16, 19]) things.push(planted(studio, setting.flora.tall, [at + dx, 82, 0], 11))
  for (let row = -13; row <= 13; row++)
    for (let y = 72; y > 0.5; y -= y > 40 ? 10 : y > 16 ? 6 : 1.9)
      things.push(stock(row * 3, y, y > 40 ? 10 : y > 16 ? 6.2 : 2))
  render(
    studio,
    camera,
    things.filter(t => t.kind === 'solid' || visible(camera.project([t.low[0], t.low[1], 0]), sheet.width)),
  )
}

const visible = (p: Point, width: number) => p[0] > -80 && p[0] < width + 80

/** A length of a row of vines, running away from the viewer. */
function stock(x: number, y: number, long: number): Prop {
  return {
    kind: 'prop',
    low: [x - 0.3, y, 0],
    high: [x + 0.3, y + long, 1.4],
    caster: [
      [x, y, 0.4],
      [x, y + long, 0.4],
      [x, y + long, 1.35],
      [x, y, 1.35],
    ],
    draw: (studio, camera) => {
      if (camera.depth([x, y, 0]) < 2) return
      const { sheet, palette, chance } = studio
      const [px, py] = camera.project([x, y, 0])
      const k = camera.scale([x, y, 0])
      if (k > 60)
        sheet.line(
          curve(
            [
              [px, py],
              [px + 0.04 * k, py - 0.3 * k],
              [px, py - 0.7 * k],
            ],
            false,
          ),
          mix('#6a4f3c', palette.shadow, 0.3),
          0.07 * k,
        )
      if (k > 120) crown(studio, [{ x: px, y: py - 0.95 * k, rx: 0.42 * k, ry: 0.45 * k }], Math.max(4, 0.13 * k))
      else {
        sheet.fill(leafy(chance, px, py - 0.85 * k, 0.42 * k, 0.5 * k, 0.3 * k), palette.leaf[0])
        sheet.fill(dab(px + studio.side * 0.1 * k, py - 1.05 * k, 0.5 * k, 0.22 * k, 0), palette.leaf[1])
      }
      if (k > 150)
        sheet.fill(
          Array.from({ length: 9 }, (_, i) =>
            ellipse(px + chance.between(-0.2, 0.2) * k, py - (0.62 + (i % 3) * 0.05) * k, 0.035 * k),
          ).join(''),
          mix('#5a3a6a', palette.light, 0.1),
        )
    },
  }
}

/** A small table for two with the land behind it. */
export function table(setting: Setting): void {
  const { studio, house } = setting
  const { sheet, chance, side } = studio
  const horizon = horizonOf(setting, sheet.height * chance.between(0.36, 0.42))
  paintSky(studio, horizon)
  paintBackdrop(studio, { horizon, bottom: horizon + 260, landscape: setting.landscape, landmark: setting.landmark })
  const camera = seen(setting, {
    eye: [0, -2.2, 1.75],
    yaw: side * 0.1,
    reach: 4.2,
    focal: 1350,
    centre: sheet.width / 2,
    horizon,
  })
  const x = -side * 0.3 - 0.6
  const cloth = chance.pick(['#fbf4e6', '#dbe6ea', '#f3d9c4', undefined])
  const colour = house.shutters
  render(studio, camera, [
    block(
      [-12, -5, -0.5],
      [24, 9.6, 0.5],
      { colour: house.floor },
      { top: { colour: house.floor, texture: 'paving' } },
    ),
    ...lowWall([-12, 4.2, 0], [24, 0.4, 0.55], house.masonry),
    ...tableOf([x, 1.5, 0], 1.3, 0.95, cloth),
    ...chair([x - 0.62, 1.75, 0], 'right', colour),
    ...chair([x + 1.46, 1.75, 0], 'left', colour),
    laid([x + 0.25, 1.9, 0.79], 'plate'),
    laid([x + 1.05, 1.9, 0.79], 'plate'),
    laid([x + 0.65, 2.15, 0.79], 'fruit'),
    laid([x + 0.35, 2.25, 0.79], 'carafe'),
    laid([x + 0.42, 1.68, 0.79], 'glass'),
    laid([x + 0.9, 1.68, 0.79], 'glass'),
    laid([x + 1.05, 2.3, 0.79], 'flowers'),
    planted(studio, setting.flora.tree, [-side * 4.4, 6.2, -0.6], 5),
    planted(studio, setting.flora.tall, [side * 6, 12, -3], 8),
    planted(studio, setting.flora.low[0]!, [side * 2.4, 4.9, 0], 0.9),
    planted(studio, setting.flora.low[1]!, [-side * 1.4, 5, 0], 0.8),
  ])
  vine(studio, [-20, 6], [sheet.width + 20, 16], 72, 120)
}
