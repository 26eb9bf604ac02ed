import { paintBackdrop } from '../backdrop.ts'
import { sunlit } from '../light.ts'
import { broadTree } from '../plants/trees.ts'
import { render } from '../render.ts'
import { fishingBoat, paintSea } from '../sea.ts'
import type { Setting } from '../setting.ts'
import { level, planted } from '../site.ts'
import { paintSky } from '../sky.ts'
import type { Thing } from '../solids.ts'
import { dab } from '../trace.ts'
import { horizonOf, seen } from './looks.ts'
import { steeple, villageHouse, wallColours } from './village.ts'

/** Houses in a row on a quay, boats at their moorings. */
export function harbour(setting: Setting): void {
  const { studio, architecture } = setting
  const { sheet, chance, palette } = studio
  const horizon = horizonOf(setting, sheet.height * chance.between(0.46, 0.52))
  paintSky(studio, horizon)
  paintBackdrop(studio, { horizon, bottom: horizon + 60, landscape: 'mountains' })
  paintSea(studio, horizon, sheet.height)
  const camera = seen(setting, {
    eye: [chance.side() * 12, -46, 5.5],
    towards: [0, 0, 0],
    focal: 1650,
    centre: sheet.width / 2,
    horizon,
  })
  const things: Thing[] = [
    level(
      [-60, -5, -1.1],
      [60, 30, 0],
      { colour: setting.house.floor, texture: 'paving' },
      { colour: '#cdb996', texture: 'stone' },
    ),
  ]
  const shutters = [setting.house.shutters, '#5f8f7a', '#4f84a0', '#9a5a42']
  for (const [y, z, high] of [
    [0, 0, 6.4],
    [8, 3.4, 6.4],
    [15, 7, 6],
  ] as const) {
    if (z) things.push(level([-40, y - 1.5, 0], [40, y + 6, z], { colour: palette.earth }, setting.house.masonry))
    for (let x = -30; x < 30; ) {
      const w = chance.between(5.4, 8)
      if (z === 0 || chance.chance(0.72))
        things.push(
          ...villageHouse(
            architecture,
            [x, y, z],
            w,
            5.4,
            high * chance.between(0.75, 1.35),
            chance.pick(shutters),
            chance,
            z > 0,
          ),
        )
      x += w + 0.04
    }
  }
  things.push(...steeple(architecture, [chance.between(-10, 10), 18, 7]))
  for (let x = -24; x < 26; x += 10) things.push(planted(studio, broadTree, [x + chance.between(-2, 2), -2.6, 0], 4.2))
  render(studio, camera, things)
  // The quay runs aslant: its foot is where the water begins.
  const quay = (x: number) => camera.project([(x - sheet.width / 2) / 40, -5, -1.1])[1]
  const foot = Math.max(quay(0), quay(sheet.width))
  reflections(setting, foot)
  const colours = ['#2f6f9f', '#fbf5e8', '#c8503a', '#3f8a7a', '#e9b44c']
  const shift = chance.int(0, 4)
  for (const [x, y, l] of [
    [0.3, 0.05, 0.12],
    [0.64, 0.08, 0.13],
    [0.88, 0.24, 0.17],
    [0.14, 0.36, 0.2],
    [0.55, 0.62, 0.28],
  ] as const)
    fishingBoat(
      studio,
      sheet.width * (x + chance.between(-0.03, 0.03)),
      foot + 26 + (sheet.height - foot - 60) * y,
      sheet.width * l,
      colours[(Math.round(x * 10) + shift) % 5]!,
    )
}

function reflections(setting: Setting, foot: number): void {
  const { sheet, chance, palette } = setting.studio
  for (let i = 0; i < 5; i++) {
    let d = ''
    for (let k = 0; k < 11; k++)
      d += dab(
        chance.between(0, sheet.width),
        foot + chance.next() ** 1.6 * 170,
        chance.between(40, 160),
        chance.between(3, 7),
        0,
      )
    sheet.fill(d, sunlit(palette, wallColours(setting.architecture)[i % 4]!), 0.34)
  }
}
