import { paintBackdrop } from '../backdrop.ts'
import type { Camera } from '../camera.ts'
import { onSheet, view } from '../camera.ts'
import { mix } from '../colour.ts'
import type { Point, Vec } from '../geometry.ts'
import { unit } from '../geometry.ts'
import type { Studio } from '../light.ts'
import { sunlit } from '../light.ts'
import { render } from '../render.ts'
import type { Setting } from '../setting.ts'
import { paintSky } from '../sky.ts'
import type { Solid, Thing } from '../solids.ts'
import { block, solid, turned } from '../solids.ts'
import { outline } from '../trace.ts'
import type { Surface, Wall } from '../wall.ts'
import { rect } from '../wall.ts'

/** Half its breadth, its depth and its height, in metres. */
export const [half, deep, high] = [3.3, 5, 3]

/** A window in the back wall, in metres of the room. */
export interface Pane {
  x: number
  foot: number
  width: number
  top: number
}

export interface RoomPlan {
  wall: string
  floor: Surface
  panes: readonly Pane[]
  /** Drawn on the back wall beside its windows. */
  back?: (wall: Wall) => void
  /** Side from which the light comes. */
  side: -1 | 1
  /** Lies flat on the floor. */
  rug?: Thing
  beams?: string
}

/** A room seen from its open side: windows with the view, and their light. */
export function room(setting: Setting, plan: RoomPlan, things: readonly Thing[]): Camera {
  const { sheet, palette } = setting.studio
  const horizon = sheet.height * 0.45
  const camera = view({
    eye: [plan.side * -0.35, -2.7, 1.62],
    yaw: plan.side * 0.05,
    focal: sheet.isUpright ? 1010 : 1240,
    centre: sheet.width / 2,
    horizon,
  })
  const sun = unit([plan.side * 0.42, 0.6, 0.5])
  const studio: Studio = {
    ...setting.studio,
    sun,
    side: plan.side,
    palette: {
      ...palette,
      light: mix(palette.light, palette.shade, 0.1),
      shade: mix(palette.shade, mix(palette.light, '#f3d9b4', 0.5), 0.42),
    },
  }
  const seen = onSheet(camera, [
    [-half, -2, high],
    [half, -2, high],
    [half, deep, high],
    [-half, deep, high],
  ])
  sheet.shape(seen, mix(studio.palette.shade, plan.wall, 0.45))
  const surface: Surface = { colour: plan.wall, texture: 'plain' }
  const back: Surface = {
    ...surface,
    upon: wall => {
      plan.back?.(wall)
      glaze(setting, wall, plan.panes, horizon)
    },
  }
  const dim = mix(plan.floor.colour, palette.shade, 0.4)
  const floor: Surface = {
    ...plan.floor,
    colour: dim,
    upon: ground => {
      for (const { x, foot, width, top } of plan.panes) {
        const fall = (u: number, v: number): Point => {
          const k = v / sun[2]
          return [u - sun[0] * k + half, deep - sun[1] * k + 3]
        }
        const bright = mix(sunlit(palette, plan.floor.colour), palette.light, 0.62)
        ground.flatFill([fall(x, foot), fall(x + width, foot), fall(x + width, top), fall(x, top)], bright)
      }
    },
  }
  const shell: Solid[] = [
    block([-half, -3, -0.2], [half * 2, deep + 3, 0.2], plan.floor, { top: floor }),
    block([-half - 0.3, -3, 0], [0.3, deep + 3, high], surface),
    block([half, -3, 0], [0.3, deep + 3, high], surface),
    block([-half, deep, 0], [half * 2, 0.3, high], surface, { front: back }),
    ...(plan.beams ? [1.1, 2.35, 3.6, 4.7].map(y => beam(y, plan.beams!)) : []),
  ]
  render(studio, camera, [...shell, ...(plan.rug ? [plan.rug] : [])], [])
  sheet.fill(underneath(camera, things, sun), mix(palette.shadow, dim, 0.3), 0.32)
  render(studio, camera, things)
  return camera
}

/** The soft shadow under furniture. */
function underneath(camera: Camera, things: readonly Thing[], sun: Vec): string {
  let d = ''
  for (const { kind, low, high: top } of things) {
    if (kind === 'prop' || low[2] > 0.9 || (top[0] - low[0]) * (top[1] - low[1]) < 0.12) continue
    const k = Math.min(0.9, low[2]) * 0.5
    const [x, y, X, Y] = [low[0] - sun[0] * k, low[1] - sun[1] * k, top[0] - sun[0] * k, top[1] - sun[1] * k]
    const on = onSheet(camera, [
      [x - 0.05, y - 0.08, 0.014],
      [X + 0.05, y - 0.08, 0.014],
      [X + 0.05, Y, 0.014],
      [x - 0.05, Y, 0.014],
    ])
    d += outline(on)
  }
  return d
}

/** The same view through all windows, and their bars. */
function glaze(setting: Setting, wall: Wall, panes: readonly Pane[], horizon: number): void {
  const { sheet } = setting.studio
  const holes = panes.map(({ x, foot, width, top }) => ({ u: x + half, foot, width, top }))
  for (const { u, foot, width, top } of holes)
    wall.fill(rect(u - 0.1, foot - 0.08, width + 0.2, top - foot + 0.18), setting.house.trim)
  sheet.inside(holes.map(({ u, foot, width, top }) => wall.path(rect(u, foot, width, top - foot))).join(''), () => {
    paintSky(setting.studio, horizon, true)
    paintBackdrop(setting.studio, { horizon, bottom: sheet.height * 0.7, landscape: setting.landscape })
  })
  const bar = mix(setting.house.shutters, '#fffaf0', 0.25)
  for (const { u, foot, width, top } of holes) {
    wall.fill(rect(u + width / 2 - 0.03, foot, 0.06, top - foot), bar)
    if (top - foot > 1) wall.fill(rect(u, foot + (top - foot) * 0.62, width, 0.05), bar)
    for (const edge of [u, u + width - 0.07]) wall.fill(rect(edge, foot, 0.07, top - foot), bar)
  }
}

/** A beam under the ceiling, seen from below. */
function beam(y: number, colour: string): Solid {
  const [a, b, low] = [y, y + 0.13, high - 0.15]
  return solid([
    {
      points: [
        [-half, a, low],
        [half, a, low],
        [half, a, high],
        [-half, a, high],
      ],
      surface: { colour },
    },
    {
      points: [
        [-half, b, low],
        [half, b, low],
        [half, a, low],
        [-half, a, low],
      ],
      surface: { colour },
    },
  ])
}

/** A lamp with a wide shade on its cord. */
export function pendant(at: Vec, colour: string): Thing[] {
  const [x, y, z] = at
  return [
    turned(
      at,
      [
        [0.24, 0],
        [0.18, 0.12],
        [0.04, 0.2],
      ],
      { colour },
      12,
    ),
    { ...block([x - 0.012, y - 0.012, z + 0.2], [0.024, 0.024, high - z - 0.2], { colour }), shadowless: true },
  ]
}
