import { paintBackdrop } from '../backdrop.ts'
import { view } from '../camera.ts'
import { mix } from '../colour.ts'
import { crown, leaves } from '../foliage.ts'
import type { Point } from '../geometry.ts'
import { grasses } from '../plants/shrubs.ts'
import { render } from '../render.ts'
import type { Setting } from '../setting.ts'
import { climbers, footPlanting, level, lowWall, planted } from '../site.ts'
import { paintSky } from '../sky.ts'
import type { Thing } from '../solids.ts'
import { curve, dab, outline } from '../trace.ts'

/** Great trunks and hanging leaves in shade; beyond them the house in full light. */
export function throughTheTrees(setting: Setting): void {
  const { studio, house, flora } = setting
  const { sheet, chance, palette } = studio
  const horizon = sheet.height * chance.between(0.58, 0.64)
  const camera = view({
    eye: [chance.between(-14, -9) * studio.side * -1, -38, 3.2],
    towards: [0, 0, 0],
    focal: Math.min(2100, 39000 / Math.max(18, house.width)),
    centre: sheet.width * chance.between(0.46, 0.58),
    horizon,
  })
  paintSky(studio, horizon)
  paintBackdrop(studio, { horizon, bottom: horizon + 70, landscape: setting.landscape })
  const half = house.width / 2
  const things: Thing[] = [
    level([-90, -50, -2], [90, 30, -0.02], { colour: mix(palette.earth, palette.land[2], 0.3) }, house.masonry),
    level([-half - 3, -6, -1], [half + 3, 12, 0], { colour: house.floor, texture: 'paving' }, house.masonry),
    ...house.solids,
    ...footPlanting(studio, house, flora.low),
    planted(studio, flora.tall, [-half - 3, 4, 0], 11),
    planted(studio, flora.tall, [half + 3, 5, 0], 10),
    planted(studio, flora.tree, [half + 7, -4, 0], 5),
    planted(studio, flora.tree, [-half - 8, -6, 0], 5),
    ...lowWall([-half - 20, -10, 0], [house.width * 0.7 + 12, 0.5, 0.9], house.masonry),
    ...lowWall([half * 0.5, -10, 0], [30, 0.5, 0.9], house.masonry),
  ]
  if (flora.climbers) things.push(...climbers(house, setting.own))
  for (let i = 0; i < 9; i++)
    things.push(
      planted(
        studio,
        chance.pick(flora.low),
        [chance.between(-24, 24), chance.between(-26, -13), 0],
        chance.between(0.6, 1.2),
      ),
    )
  render(studio, camera, things)
  shade(setting)
  frame(setting)
}

/** The shade of the grove on the ground, broken by patches of light. */
function shade(setting: Setting): void {
  const { sheet, chance, palette } = setting.studio
  const top = sheet.height * 0.83
  const edge: Point[] = [
    [-20, sheet.height + 10],
    [-20, top],
  ]
  for (let i = 0; i <= 24; i++) edge.push([(i / 24) * sheet.width, top + chance.between(-16, 24)])
  edge.push([sheet.width + 20, top], [sheet.width + 20, sheet.height + 10])
  sheet.fill(curve(edge), palette.shadow, 0.62)
  let light = ''
  for (let i = 0; i < 18; i++)
    light += dab(
      chance.between(0, sheet.width),
      chance.between(top + 40, sheet.height),
      chance.between(40, 180),
      chance.between(5, 16),
      chance.between(-0.06, 0.06),
    )
  sheet.fill(light, palette.earth, 0.42)
  for (let i = 0; i < 9; i++)
    grasses(
      { ...setting.studio, palette: { ...palette, leaf: [palette.leaf[0], palette.leaf[0], palette.leaf[1]] } },
      chance.between(0, sheet.width),
      sheet.height + 10,
      chance.between(90, 190),
    )
}

function frame(setting: Setting): void {
  const { studio } = setting
  const { sheet, chance, palette, side } = studio
  const dark = mix(palette.leaf[0], palette.shadow, 0.45)
  const edge = mix(dark, palette.light, 0.3)
  const trunks = chance.pick([
    [
      [0.1, 0.055],
      [0.93, 0.035],
    ],
    [
      [0.05, 0.03],
      [0.86, 0.06],
    ],
    [[0.13, 0.075]],
    [[0.89, 0.07]],
    [
      [0.06, 0.024],
      [0.19, 0.016],
      [0.9, 0.026],
      [0.98, 0.02],
    ],
  ])
  for (const [x, w] of trunks) {
    const foot = x! * sheet.width
    const r = w! * sheet.width
    const lean = (x! < 0.5 ? 1 : -1) * r * chance.between(0.4, 1)
    const left: Point[] = []
    const right: Point[] = []
    const core: Point[] = []
    for (let i = 0; i <= 9; i++) {
      const t = i / 9
      const width = r * (0.62 + 0.75 * (1 - t) ** 4 + chance.between(-0.06, 0.06))
      const cx = foot + lean * Math.sin(t * 2.4)
      const y = sheet.height * (1.02 - t * 1.06)
      left.push([cx - width, y])
      right.push([cx + width, y])
      core.push([cx + side * width * chance.between(0.55, 0.75), y])
    }
    sheet.fill(outline([...left, ...[...right].reverse()]), dark)
    sheet.fill(outline([...core, ...(side > 0 ? right : left).slice().reverse()]), edge, 0.8)
    let grooves = ''
    for (let i = 0; i < 16; i++) {
      const t = chance.next()
      grooves += dab(
        foot + lean * Math.sin(t * 2.4) + chance.between(-0.5, 0.5) * r,
        sheet.height * (1 - t),
        chance.between(60, 200),
        3.5,
        Math.PI / 2 + chance.between(-0.1, 0.1),
      )
    }
    sheet.fill(grooves, mix(dark, '#05080f', 0.4))
    for (const s of [-1, 1])
      sheet.line(
        curve(
          [
            [foot + lean * 0.6, sheet.height * 0.34],
            [foot + s * r * 2.2, sheet.height * 0.2],
            [foot + s * r * 5, sheet.height * 0.06],
          ],
          false,
        ),
        dark,
        r * 0.5,
      )
  }
  canopy(setting, dark)
}

function canopy(setting: Setting, dark: string): void {
  const { studio } = setting
  const { sheet, chance, palette } = studio
  const tones = [dark, mix(palette.leaf[0], dark, 0.3), mix(palette.leaf[1], palette.leaf[0], 0.35)] as const
  const arch = (t: number) => sheet.height * (0.05 + 0.2 * Math.abs(2 * t - 1) ** 1.7)
  const lobes = Array.from({ length: 15 }, (_, i) => {
    const t = (i + chance.between(-0.3, 0.3)) / 14
    return {
      x: t * sheet.width,
      y: arch(t) * 0.45,
      rx: sheet.width * chance.between(0.06, 0.085),
      ry: arch(t) * chance.between(0.55, 0.85),
    }
  })
  crown(studio, lobes, 24, tones)
  let sprays = ''
  let bright = ''
  for (let i = 0; i < 20; i++) {
    const t = chance.next()
    const x = t * sheet.width
    const y = arch(t) * chance.between(0.7, 1.25)
    sprays += leaves(chance, x, y, 52, 38, 7, 44)
    if (i % 3 === 0) bright += leaves(chance, x, y - 20, 40, 20, 3, 36)
  }
  sheet.fill(sprays, tones[1])
  sheet.fill(bright, tones[2])
}
