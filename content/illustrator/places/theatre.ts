import { paintBackdrop } from '../backdrop.ts'
import { onSheet } from '../camera.ts'
import { mix } from '../colour.ts'
import type { Vec } from '../geometry.ts'
import { toned } from '../light.ts'
import { grasses } from '../plants/shrubs.ts'
import { cypress, olive } from '../plants/trees.ts'
import { render } from '../render.ts'
import type { Setting } from '../setting.ts'
import { planted } from '../site.ts'
import { paintSky } from '../sky.ts'
import { block } from '../solids.ts'
import { outline } from '../trace.ts'
import { horizonOf, seen } from './looks.ts'

const marble = '#f0ddb4'

/** The half-round of an ancient theatre from its upper rows: tiers of seats, the round floor, the land beyond. */
export function theatre(setting: Setting): void {
  const { studio } = setting
  const { sheet, palette, chance } = studio
  const horizon = horizonOf(setting, sheet.height * 0.34)
  paintSky(studio, horizon, true)
  paintBackdrop(studio, { horizon, bottom: horizon + 130, landscape: setting.landscape, landmark: setting.landmark })
  const camera = seen(setting, {
    eye: [0, -26, 14.5],
    towards: [0, 10, 0],
    focal: 1080,
    centre: sheet.width / 2,
    horizon,
  })
  const ground = mix(palette.earth, palette.land[2], 0.45)
  sheet.shape(
    onSheet(camera, [
      [-300, -20, -1],
      [300, -20, -1],
      [300, 90, -1],
      [-300, 90, -1],
    ]),
    toned(studio, ground, [0, 0, 1]),
  )
  const at = (r: number, a: number, z: number): Vec => [Math.cos(a) * r, Math.sin(a) * r, z]
  // The seats face away from the viewer: from a little past level on one side round to the other.
  const [from, to, steps] = [Math.PI * 0.97, Math.PI * 2.03, 44]
  const angle = (i: number) => from + ((to - from) * i) / steps
  const flat = (points: Vec[], colour: string, normal: Vec) =>
    sheet.plate(onSheet(camera, points), toned(studio, colour, normal))
  const floor = Array.from({ length: 40 }, (_, i) => at(7.4, (i / 40) * Math.PI * 2, 0))
  sheet.plate(onSheet(camera, floor), toned(studio, mix(marble, palette.earth, 0.35), [0, 0, 1]))
  // Remains of the stage: its foundation and two piers.
  render(studio, camera, [
    block([-9, 9.4, -1], [18, 4.4, 1.5], { colour: marble, texture: 'granite' }),
    block([-8, 11.6, 0.5], [1.3, 1.3, 4.6], { colour: marble }),
    block([-4.6, 11.6, 0.5], [1.3, 1.3, 3.2], { colour: marble }),
    block([3.4, 11.6, 0.5], [1.3, 1.3, 4.6], { colour: marble }),
    block([6.9, 11.6, 0.5], [1.3, 1.3, 4.6], { colour: marble }),
    block([3.1, 11.5, 5.1], [5.4, 1.5, 0.7], { colour: marble }),
    planted(studio, cypress, [-16, 20, -1], 9),
    planted(studio, cypress, [17, 24, -1], 10),
    planted(studio, olive, [13.5, 17, -1], 5),
    planted(studio, olive, [-22, 15, -1], 5),
  ])
  const rows = 15
  for (let row = 0; row < rows; row++) {
    const [r, z] = [7.6 + row * 1.05, row * 0.62]
    const seat = mix(marble, palette.earth, row === 7 ? 0.42 : 0.08)
    for (let i = 0; i < steps; i++) {
      const [a, b] = [angle(i), angle(i + 1)]
      const mid = (a + b) / 2
      // Rows face the floor; those opposite the viewer are visible.
      const normal: Vec = [-Math.cos(mid), -Math.sin(mid), 0]
      const seen = normal[0] * (camera.eye[0] - Math.cos(mid) * r) + normal[1] * (camera.eye[1] - Math.sin(mid) * r)
      if (seen > 0)
        flat(
          [at(r, b, z - 0.62), at(r, a, z - 0.62), at(r, a, z), at(r, b, z)],
          mix(marble, palette.earth, 0.3),
          normal,
        )
    }
    const ring = [
      ...Array.from({ length: steps + 1 }, (_, i) => at(r, angle(i), z)),
      ...Array.from({ length: steps + 1 }, (_, i) => at(r + 1.12, angle(steps - i), z)),
    ]
    flat(ring, seat, [0, 0, 1])
    // The line between two rows.
    const edge = Array.from({ length: steps + 1 }, (_, i) => camera.project(at(r + 1.02, angle(i), z)))
    sheet.line(outline(edge, false), toned(studio, mix(marble, palette.shadow, 0.4), [0, 0, 1]), 3 - row * 0.08)
  }
  // Stairs run up between the wedges.
  for (const a of [1.16, 1.33, 1.5, 1.67, 1.84].map(k => k * Math.PI))
    for (let row = 0; row < rows; row++) {
      const [r, z] = [7.6 + row * 1.05, row * 0.62]
      const w = 0.5 / r
      flat(
        [at(r, a - w, z + 0.01), at(r, a + w, z + 0.01), at(r + 1.02, a + w, z + 0.01), at(r + 1.02, a - w, z + 0.01)],
        mix(marble, palette.shadow, 0.24),
        [0, 0, 1],
      )
    }
  for (let i = 0; i < 7; i++)
    grasses(studio, chance.between(0, sheet.width), sheet.height + 16, chance.between(60, 120))
}
