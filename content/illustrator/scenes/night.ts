import { paintBackdrop } from '../backdrop.ts'
import { onSheet, view } from '../camera.ts'
import { mix } from '../colour.ts'
import type { Point } from '../geometry.ts'
import { seaside } from '../land.ts'
import { render } from '../render.ts'
import type { Setting } from '../setting.ts'
import { climbers, footPlanting, level, lowWall, planted } from '../site.ts'
import { moon, paintSky } from '../sky.ts'
import type { Thing } from '../solids.ts'
import { dab, ellipse, outline } from '../trace.ts'

/** Blue, lit windows, the moon and its path. */
export function night(setting: Setting): void {
  const { studio, house, flora } = setting
  const { sheet, chance, palette, side } = studio
  const horizon = sheet.height * chance.between(0.58, 0.66)
  const houseAt = -side
  const moonX = sheet.width * (0.5 + side * chance.between(0.2, 0.32))
  paintSky(studio, horizon)
  moon(studio, moonX, sheet.height * chance.between(0.15, 0.26), chance.between(34, 50))
  paintBackdrop(studio, { horizon, bottom: horizon + 190, landscape: setting.landscape, lightX: moonX })
  if (seaside(setting.landscape)) villageLights(setting, horizon)
  const camera = view({
    eye: [-houseAt * 16, -31, 5.8],
    towards: [0, 0, 0],
    focal: Math.min(1700, 32000 / Math.max(18, house.width)),
    centre: sheet.width * (0.5 + houseAt * chance.between(0.1, 0.16)),
    horizon,
  })
  const half = house.width / 2
  const things: Thing[] = [
    level(
      [-half - 22, -19, -8],
      [half + 22, 15, -0.02],
      { colour: mix(palette.earth, palette.land[2], 0.55) },
      house.masonry,
    ),
    level([-half - 4, -9, -1], [half + 4, 13, 0], { colour: house.floor, texture: 'paving' }, house.masonry),
    ...house.solids,
    ...footPlanting(studio, house, flora.low),
    planted(studio, flora.tall, [-half - 3, 4, 0], 11),
    planted(studio, flora.tall, [-half - 6, 7, 0], 9),
    planted(studio, flora.tall, [half + 3, 5, 0], 10),
    planted(studio, flora.tree, [half + 8, -3, 0], 5.2),
    planted(studio, flora.tree, [-half - 9, -4, 0], 5),
    ...lowWall([-half - 20, -18.6, 0], [house.width + 40, 0.5, 0.7], house.masonry),
  ]
  if (flora.climbers) things.push(...climbers(house, setting.own))
  for (let i = 0; i < 8; i++)
    things.push(
      planted(
        studio,
        chance.pick(flora.low),
        [chance.between(-half - 12, half + 12), chance.between(-9.4, -8.4), 0],
        chance.between(0.7, 1.3),
      ),
    )
  const poolX = -houseAt * 3.4
  render(studio, camera, things.slice(0, 2), things)
  if (setting.pool)
    litPool(
      setting,
      onSheet(camera, [
        [poolX - 5, -14.5, 0.01],
        [poolX + 5, -14.5, 0.01],
        [poolX + 5, -10.4, 0.01],
        [poolX - 5, -10.4, 0.01],
      ]),
    )
  render(studio, camera, things.slice(2))
  for (const x of [-half * 0.6, 0, half * 0.6]) {
    const [lx, ly] = camera.project([x, -2.2, 0.4])
    sheet.glow(lx, ly, 190, '#ffc46b', 0.34, 0.42)
    sheet.glow(lx, ly - 60, 150, '#ffd48a', 0.28)
  }
  lanterns(setting, camera.project([poolX - 6.2, -10.4, 0]), camera.project([poolX + 6.2, -10.4, 0]))
}

/** The pool lit from within. */
function litPool(setting: Setting, rim: readonly Point[]): void {
  const { sheet, chance, palette } = setting.studio
  const xs = rim.map(p => p[0])
  const ys = rim.map(p => p[1])
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  sheet.glow((left + right) / 2, (top + bottom) / 2, (right - left) * 0.62, '#5fd0cf', 0.3, 0.3)
  const shore = outline(rim)
  sheet.line(shore, mix('#e9dfc8', palette.shade, 0.5), 9)
  sheet.inside(shore, () => {
    sheet.wash(left, top, right - left, bottom - top, [
      [0, mix('#8fe6dc', palette.sea[0], 0.2)],
      [1, mix('#2f9fae', palette.sea[1], 0.25)],
    ])
    sheet.fill(
      Array.from({ length: 22 }, () =>
        dab(chance.between(left, right), chance.between(top, bottom), chance.between(40, 130), 3, 0),
      ).join(''),
      '#d6fff4',
      0.5,
    )
  })
}

function lanterns(setting: Setting, ...at: (readonly [number, number])[]): void {
  const { sheet } = setting.studio
  for (const [x, y] of at) {
    sheet.glow(x, y, 130, '#ffcf7a', 0.4, 0.45)
    sheet.shape(
      [
        [x - 9, y],
        [x + 9, y],
        [x + 9, y - 30],
        [x - 9, y - 30],
      ],
      '#2b2a38',
    )
    sheet.shape(
      [
        [x - 6, y - 4],
        [x + 6, y - 4],
        [x + 6, y - 26],
        [x - 6, y - 26],
      ],
      '#ffe3a0',
    )
    sheet.shape(
      [
        [x - 11, y - 30],
        [x + 11, y - 30],
        [x, y - 42],
      ],
      '#2b2a38',
    )
  }
}

/** A few lamps along the far shore, each with its streak in the water. */
function villageLights(setting: Setting, horizon: number): void {
  const { sheet, chance } = setting.studio
  let lamps = ''
  let streaks = ''
  const start = chance.between(0.1, 0.8) * sheet.width
  for (let i = 0; i < 14; i++) {
    const x = start + chance.between(0, 260)
    lamps += ellipse(x, horizon - chance.between(1, 9), 2.4)
    streaks += dab(x, horizon + chance.between(10, 24), 16, 1.4, Math.PI / 2)
  }
  sheet.fill(lamps, '#ffd890')
  sheet.fill(streaks, '#ffd890', 0.5)
}
