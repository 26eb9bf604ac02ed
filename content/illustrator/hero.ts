import { paintBackdrop } from './backdrop.ts'
import { onSheet, view } from './camera.ts'
import { mix } from './colour.ts'
import type { Vec } from './geometry.ts'
import { grasses } from './plants/shrubs.ts'
import { render } from './render.ts'
import type { Setting } from './setting.ts'
import { climbers, footPlanting, level, lounger, lowWall, parasol, planted, steps } from './site.ts'
import { paintSky } from './sky.ts'
import type { Thing } from './solids.ts'
import { dab, outline } from './trace.ts'

/** The wide picture behind the heading: calm sky above, the house low and to the right. */
export function hero(setting: Setting): void {
  const { studio, house, flora } = setting
  const { sheet, chance, palette } = studio
  const horizon = sheet.height * 0.64
  paintSky(studio, horizon, true)
  paintBackdrop(studio, { horizon, bottom: horizon + 170, landscape: setting.landscape, low: true })
  const half = house.width / 2
  const span = Math.min(sheet.width * 0.36, ((sheet.height * 0.2) / Math.max(7, house.height)) * house.width * 1.25)
  const focal = (span * 40) / house.width
  const camera = view({ eye: [0, -40, 6], yaw: 0.02, focal, centre: sheet.width * 0.73, horizon })
  const deck = { colour: house.floor, texture: 'paving' as const }
  const grass = { colour: mix(palette.earth, palette.land[2], 0.45) }
  const water: [Vec, Vec] = [
    [-half - 9, -19, 0],
    [-half + 4, -12, 0],
  ]
  const things: Thing[] = [
    ...house.solids,
    ...footPlanting(studio, house, flora.low),
    planted(studio, flora.tall, [half + 3, 4, 0], 8.4),
    planted(studio, flora.tall, [half + 6, 6, 0], 7.6),
    planted(studio, flora.tall, [-half - 3, 5, 0], 7.4),
    planted(studio, flora.tree, [half + 7, -6, 0], 5),
    planted(studio, flora.tree, [-half - 9, -3, 0], 4.4),
    ...lowWall([-half - 18, -7, 0], [15, 0.4, 0.7], house.masonry),
    ...lounger([-half - 6, -11.4, 0], '#fffaf0'),
    ...lounger([-half - 4.4, -11.4, 0], '#fffaf0'),
    ...parasol([-half - 4.9, -9.6, 0], 1.8, ['#d9603f', '#fff6e6']),
    ...steps(0, -22.6, -1.8, 3, 1.8, { colour: mix(house.floor, '#ffffff', 0.25) }),
  ]
  if (flora.climbers) things.push(...climbers(house, setting.own))
  for (let i = 0; i < 12; i++)
    things.push(
      planted(
        studio,
        chance.pick(flora.low),
        [chance.between(-half - 22, half + 14), chance.between(-24.5, -22.6), -1.8],
        chance.between(1, 1.7),
      ),
    )
  render(
    studio,
    camera,
    [
      level([-60, -40, -6], [70, -21, -1.8], grass, house.masonry),
      level([-half - 24, -21, -6], [70, 18, 0], grass, house.masonry),
      level([-half - 13, -20.4, -1], [half + 5, 1, 0.02], deck, house.masonry),
    ],
    things,
  )
  const rim = onSheet(camera, [
    [water[0][0], water[0][1], 0.02],
    [water[1][0], water[0][1], 0.02],
    [water[1][0], water[1][1], 0.02],
    [water[0][0], water[1][1], 0.02],
  ])
  const shore = outline(rim)
  const bright = mix('#4fbcc0', palette.sea[0], 0.35)
  sheet.fill(shore, bright)
  sheet.line(shore, mix(palette.light, house.floor, 0.2), 9)
  sheet.inside(shore, () => {
    const [top, bottom] = [rim[2]![1], rim[0]![1]]
    sheet.wash(0, top, sheet.width, bottom - top, [
      [0, mix(bright, palette.sky[2], 0.3)],
      [1, mix(bright, palette.sea[1], 0.6)],
    ])
    sheet.fill(
      Array.from({ length: 26 }, () =>
        dab(chance.between(rim[0]![0], rim[1]![0]), chance.between(top, bottom), chance.between(40, 130), 3, 0),
      ).join(''),
      palette.glint,
      0.55,
    )
  })
  render(studio, camera, things)
  foreground(setting)
}

/** Plants close to the viewer in both lower corners, so that the eye enters between them. */
function foreground(setting: Setting): void {
  const { studio, flora } = setting
  const { sheet, chance } = studio
  for (let i = 0; i < 9; i++) {
    const x = i < 5 ? i * 0.045 - 0.01 : 0.87 + (i - 5) * 0.045
    chance.pick([...flora.low, grasses])(
      studio,
      sheet.width * (x + chance.between(-0.015, 0.015)),
      sheet.height + 16,
      chance.between(90, 190) * (x < 0.06 || x > 0.95 ? 1.2 : 0.8),
    )
  }
}
