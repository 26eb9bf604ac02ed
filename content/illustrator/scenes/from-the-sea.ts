import { paintBackdrop } from '../backdrop.ts'
import { view } from '../camera.ts'
import { mix } from '../colour.ts'
import type { Point } from '../geometry.ts'
import { hill, ridge, wooded } from '../land.ts'
import { sunlit } from '../light.ts'
import { cypress, stonePine } from '../plants/trees.ts'
import { render } from '../render.ts'
import { fishingBoat, paintSea, sailingBoat } from '../sea.ts'
import type { Setting } from '../setting.ts'
import { level, planted } from '../site.ts'
import { paintSky } from '../sky.ts'
import type { Thing } from '../solids.ts'
import { dab, outline } from '../trace.ts'

/** The house small on its headland, a great deal of sea, and a boat. */
export function fromTheSea(setting: Setting): void {
  const { studio, house, landscape } = setting
  const { sheet, chance, palette } = studio
  const horizon = sheet.height * chance.between(0.42, 0.54)
  paintSky(studio, horizon)
  paintBackdrop(studio, {
    horizon,
    bottom: horizon + 40,
    landscape: ['mountains', 'cliff'].includes(landscape) ? 'mountains' : 'open-sea',
    boat: false,
  })
  paintSea(studio, horizon, sheet.height)
  const right = chance.chance(0.6)
  const houseX = sheet.width * (right ? chance.between(0.62, 0.68) : chance.between(0.32, 0.38))
  const shore = horizon + sheet.height * 0.16
  const steep = landscape === 'cliff' || landscape === 'mountains'
  const top = horizon - sheet.height * (steep ? chance.between(0.12, 0.19) : chance.between(0.03, 0.08))
  headland(setting, houseX, top, shore, right)
  const base = top + 16
  const focal = 2900 * Math.min(1.25, 19 / Math.max(13, house.width) + 0.35)
  const camera = view({
    eye: [0, -120, 6],
    yaw: 0,
    focal,
    centre: houseX,
    horizon: base + (6 * -focal) / -120 - (2 * 6 * focal) / 120 + (6 * focal) / 120,
  })
  const half = house.width / 2
  const ground: Thing[] = [
    level([-half - 7, -5, -1.5], [half + 7, 16, 0], { colour: mix(house.floor, palette.earth, 0.4) }, house.masonry),
  ]
  const trees: Thing[] = [-half - 6, -half - 3, half + 3, half + 7].map((x, i) =>
    planted(studio, i % 2 ? setting.flora.tall : setting.flora.tree, [x, 2 + i, 0], i % 2 ? 11 : 6),
  )
  const bushes: Thing[] = Array.from({ length: 8 }, (_, i) =>
    planted(
      studio,
      chance.pick(setting.flora.low),
      [-half - 8 + i * ((house.width + 18) / 8), -6.6, -1.9],
      chance.between(1.8, 3),
    ),
  )
  render(studio, camera, [...ground, ...house.solids, ...trees, ...bushes])
  shoreRocks(setting, houseX, shore, right)
  const boatX = sheet.width * (right ? chance.between(0.2, 0.32) : chance.between(0.68, 0.8))
  if (chance.chance(0.55))
    fishingBoat(
      studio,
      boatX,
      sheet.height * 0.83,
      sheet.width * chance.between(0.2, 0.27),
      chance.pick(['#2f6f9f', '#fbf5e8', '#3f8a7a', '#e9b44c']),
    )
  else sailingBoat(studio, boatX, sheet.height * chance.between(0.74, 0.86), sheet.height * chance.between(0.26, 0.46))
  if (chance.chance(0.5))
    sailingBoat(
      studio,
      sheet.width - boatX + chance.between(-100, 100),
      shore + chance.between(60, 120),
      sheet.height * 0.09,
    )
}

function headland(setting: Setting, houseX: number, top: number, shore: number, right: boolean): void {
  const { studio, landscape } = setting
  const { sheet, palette, chance } = studio
  const steep = landscape === 'cliff' || landscape === 'mountains'
  const behind = ridge(
    studio,
    shore + 3,
    sheet.height * 0.34,
    2,
    t => Math.max(0, right ? t * 1.25 - 0.42 : 0.83 - t * 1.25) ** 0.8,
  )
  hill(studio, behind, shore, mix(palette.land[1], palette.land[0], 0.25), 0.25, landscape === 'cliff')
  wooded(
    studio,
    behind.filter(p => p[1] < shore - 60),
    shore - 40,
    palette.land[1],
    50,
    15,
    landscape === 'olive-hills',
  )
  const span = sheet.width * 0.34
  const line = Array.from({ length: 73 }, (_, i): Point => {
    const x = (i / 72) * (sheet.width + 40) - 20
    const d = right ? houseX - x : x - houseX
    const fall =
      d < 0 ? Math.max(-0.35, d / (span * 2)) : Math.min(1, Math.max(0, (d - span * 0.42) / (span * 0.55)) ** 0.8)
    return [x, top + 14 + (shore + 18 - top) * fall + chance.between(-3, 3)]
  })
  const d = outline([...line, [sheet.width + 20, shore + 4], [-20, shore + 4]])
  sheet.inside(
    outline([
      [-20, 0],
      [sheet.width + 20, 0],
      [sheet.width + 20, shore + 4],
      [-20, shore + 4],
    ]),
    () => {
      hill(studio, line, shore + 4, mix(palette.land[2], palette.earth, 0.25), 0.3, steep)
      sheet.inside(d, () => {
        const land = line.filter(p => p[1] < shore - 10)
        wooded(studio, land, shore, palette.land[2], 56, 17)
        let strata = ''
        for (let i = 0; i < 34; i++)
          strata += dab(
            chance.between(0, sheet.width),
            shore - chance.between(0, 46),
            chance.between(30, 130),
            chance.between(4, 15),
            chance.between(-0.1, 0.1),
          )
        sheet.fill(strata, sunlit(palette, mix(palette.earth, '#fff3dd', 0.25)), 0.85)
      })
    },
  )
  const [a, b] = right ? [0.5, 1] : [0, 0.5]
  for (let i = 0; i < 6; i++) {
    const x = sheet.width * chance.between(a, b)
    const d = right ? houseX - x : x - houseX
    if (Math.abs(d) > 260)
      (setting.flora.tall === cypress ? cypress : stonePine)(
        studio,
        x,
        top + chance.between(50, 110),
        chance.between(90, 130),
      )
  }
}

function shoreRocks(setting: Setting, houseX: number, shore: number, right: boolean): void {
  const { sheet, palette, chance, side } = setting.studio
  let light = ''
  let dark = ''
  let foam = ''
  for (let i = 0; i < 34; i++) {
    const d = chance.between(-0.55, 0.32) * sheet.width
    const x = houseX + (right ? -d : d)
    const w = chance.between(18, 64)
    const h = w * chance.between(0.3, 0.6)
    const y = shore + chance.between(0, 16)
    dark += outline([
      [x - w, y],
      [x - w * 0.5, y - h],
      [x + w * 0.2, y - h * 1.1],
      [x + w, y],
    ])
    light += outline([
      [x + side * w * 0.95, y],
      [x + side * w * 0.1, y - h * 1.05],
      [x - side * w * 0.3, y - h * 0.8],
      [x + side * w * 0.15, y],
    ])
    foam += dab(x, y + 3, w * 2.6, 4, 0)
  }
  sheet.fill(dark, mix(palette.land[2], palette.shadow, 0.4))
  sheet.fill(light, sunlit(palette, mix(palette.earth, '#c9b08a', 0.4)))
  sheet.fill(foam, palette.glint, 0.8)
}
