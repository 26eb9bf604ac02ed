import { paintBackdrop } from '../backdrop.ts'
import { view } from '../camera.ts'
import { mix } from '../colour.ts'
import { render } from '../render.ts'
import type { Setting } from '../setting.ts'
import { climbers, footPlanting, level, lowWall, planted, steps } from '../site.ts'
import { moon, paintSky } from '../sky.ts'
import type { Thing } from '../solids.ts'
import { moved } from '../solids.ts'

/** The house from below, up its terraces by the steps. */
export function arrival(setting: Setting): void {
  const { studio, house } = setting
  const { chance, sheet, palette } = studio
  const flip = chance.side()
  const horizon = sheet.height * chance.between(0.62, 0.7)
  paintSky(studio, horizon)
  if (palette.stars) moon(studio, sheet.width * 0.2, sheet.height * 0.2, 46)
  paintBackdrop(studio, { horizon: horizon - 40, bottom: horizon + 30, landscape: setting.landscape, boat: false })
  const half = house.width / 2
  const houseX = flip * chance.between(2.5, 5)
  const camera = view({
    eye: [houseX - flip * 11, -43, chance.between(0.2, 1.4)],
    yaw: flip * 0.17,
    focal: Math.min(2500, 54000 / Math.max(18, house.width)) * (sheet.isUpright ? 0.7 : 1),
    centre: sheet.width * (0.5 + flip * chance.between(0, 0.05)),
    horizon,
  })
  render(studio, camera, [...terraces(setting, houseX, half, flip), ...about(setting, houseX, half, flip)])
}

/** Four levels with walls between and steps that lead across them to the door. */
function terraces(setting: Setting, houseX: number, half: number, flip: -1 | 1): Thing[] {
  const { house, studio } = setting
  const { chance, palette } = studio
  const grass = { colour: mix(palette.earth, palette.land[2], 0.5) }
  const paved = { colour: house.floor, texture: 'paving' as const }
  const stone = house.masonry
  const path = { colour: mix(house.floor, '#ffffff', 0.25) }
  const out: Thing[] = [
    level([-60, -60, -6], [70, -25, -5], grass, stone),
    level([-60, -25, -6], [70, -17, -3.3], grass, stone),
    level([-60, -17, -6], [70, -9, -1.6], grass, stone),
    level([-60, -9, -6], [70, 40, 0], { colour: mix(palette.earth, palette.land[2], 0.3) }, stone),
    level([houseX - half - 3, -8.8, 0], [houseX + half + 3, 14, 0.03], paved, stone),
  ]
  const stairs = [houseX - flip * (half * 0.7 + 5), houseX - flip * (half * 0.5 + 2), houseX - flip * 2] as const
  out.push(
    ...steps(stairs[0], -25 - 3.4, -5, 3, 1.7, path),
    ...steps(stairs[1], -17 - 3.4, -3.3, 2.8, 1.7, path),
    ...steps(stairs[2], -9 - 3.2, -1.6, 2.6, 1.6, path),
  )
  const slab = (x: number, y: number, X: number, Y: number, z: number) =>
    out.push(level([Math.min(x, X), y, z], [Math.max(x, X), Y, z + 0.02], path, path))
  slab(stairs[0] - 1.5, -60, stairs[0] + 1.5, -28.4, -5)
  slab(stairs[0] - 1.5, -25, stairs[0] + 1.5, -21.6, -3.3)
  slab(stairs[0] - flip * 1.5, -22.6, stairs[1] + flip * 1.4, -20.6, -3.29)
  slab(stairs[1] - 1.4, -17, stairs[1] + 1.4, -13.6, -1.6)
  slab(stairs[1] - flip * 1.4, -14.4, stairs[2] + flip * 1.3, -12.3, -1.59)
  for (const [y, z, at] of [
    [-25, -3.3, stairs[0]],
    [-17, -1.6, stairs[1]],
    [-9, 0, stairs[2]],
  ] as const) {
    for (let i = 0; i < 8; i++) {
      const x = chance.between(-24, 26)
      if (Math.abs(x - at) > (y < -20 ? 6 : 3))
        out.push(
          planted(
            studio,
            chance.pick(setting.flora.low),
            [x, y + chance.between(0.6, 2.4), z],
            y < -20 ? chance.between(0.6, 1.1) : chance.between(0.9, 1.6),
          ),
        )
    }
  }
  out.push(...lowWall([houseX + half + 3.2, -8.8, 0], [26, 0.4, 0.7], stone))
  return out
}

function about(setting: Setting, houseX: number, half: number, flip: -1 | 1): Thing[] {
  const { house, studio, flora } = setting
  const { chance } = studio
  const out: Thing[] = []
  for (const s of house.solids) out.push(moved(s, [houseX, 0, 0]))
  out.push(...footPlanting(studio, house, flora.low, houseX))
  if (flora.climbers) out.push(...climbers(house, setting.own, houseX))
  out.push(
    planted(studio, flora.tall, [houseX - half - 2.5, 3, 0], chance.between(9, 12)),
    planted(studio, flora.tall, [houseX - half - 5, 6, 0], chance.between(8, 10)),
  )
  out.push(
    planted(studio, flora.tall, [houseX + half + 2.5, 4, 0], chance.between(8, 11)),
    planted(studio, flora.tree, [houseX + half + 6, 1, 0], 5.4),
  )
  out.push(
    planted(studio, flora.tree, [houseX - half - 9, -3, 0], 5),
    planted(studio, flora.tree, [houseX + flip * (half + 11), -13, -1.6], 4.2),
    planted(studio, flora.tree, [houseX - half - 14, -12, -1.6], 4.4),
    planted(studio, flora.tree, [houseX - flip * (half + 13), -20, -3.3], 4),
  )
  return out
}
