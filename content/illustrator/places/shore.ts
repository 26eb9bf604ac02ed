import { paintBackdrop } from '../backdrop.ts'
import { onSheet, view } from '../camera.ts'
import { mix } from '../colour.ts'
import type { Point, Vec } from '../geometry.ts'
import { hill, ridge, wooded } from '../land.ts'
import { sunlit } from '../light.ts'
import { agave } from '../plants/shrubs.ts'
import { stonePine } from '../plants/trees.ts'
import { markWith } from '../portraits/landmarks.ts'
import { render } from '../render.ts'
import { fishingBoat, paintSea, sailingBoat } from '../sea.ts'
import type { Setting } from '../setting.ts'
import { lounger, parasol, planted } from '../site.ts'
import { paintSky } from '../sky.ts'
import type { Thing } from '../solids.ts'
import { curve, dab, outline } from '../trace.ts'

/** Headland behind headland, pines on the nearest. */
export function coast(setting: Setting): void {
  const { studio, landscape } = setting
  const { sheet, chance, palette, side } = studio
  const horizon = sheet.height * chance.between(0.36, 0.44)
  const left = true
  paintSky(studio, horizon)
  paintBackdrop(studio, { horizon, bottom: horizon + 30, landscape: 'open-sea', boat: false })
  paintSea(studio, horizon, sheet.height)
  if (setting.landmark)
    markWith(studio, setting.landmark, sheet.width * (left ? 0.56 : 0.44), horizon + 2, sheet.width * 0.36)
  const rocky = landscape === 'cliff' || landscape === 'mountains'
  // A landmark needs open water.
  for (let i = setting.landmark ? 2 : 0; i < 4; i++) {
    const reach = 0.72 - i * 0.09
    const base = horizon + 14 + i * sheet.height * 0.1 * (0.6 + i * 0.32)
    const line = ridge(studio, base, sheet.height * (0.17 + i * 0.07), rocky ? 5 : 2, t => {
      const d = 1 - (left ? t : 1 - t) / reach
      return d > 0 ? Math.min(1, d * 1.9) ** (rocky ? 0.4 : 0.7) : 0
    })
    const kept = line.filter(p => p[1] < base - 4)
    const colour = mix(palette.land[0], palette.land[2], i / 3)
    if (kept.length < 2) continue
    const edge = left ? kept[kept.length - 1]! : kept[0]!
    sheet.inside(
      outline([
        ...kept,
        left ? [edge[0] + 12, base] : [sheet.width + 20, base],
        left ? [-20, base] : [edge[0] - 12, base],
      ]),
      () => {
        hill(studio, line, base, colour, 0.3, true)
        if (i > 0)
          wooded(
            studio,
            kept.filter(p => p[1] < base - 50),
            base - 20,
            colour,
            26 + i * 10,
            9 + i * 5,
          )
      },
    )
    sheet.fill(
      Array.from({ length: 12 }, () =>
        dab(
          left ? chance.between(0, edge[0]) : chance.between(edge[0], sheet.width),
          base + chance.between(-2, 5),
          90,
          3 + i,
          0,
        ),
      ).join(''),
      palette.glint,
      0.8,
    )
  }
  sailingBoat(
    studio,
    sheet.width * (left ? chance.between(0.56, 0.64) : chance.between(0.36, 0.44)),
    sheet.height * chance.between(0.78, 0.88),
    sheet.height * 0.2,
  )
  const corner = left ? sheet.width * 1.02 : -sheet.width * 0.02
  for (const [dx, h] of [
    [0.06, 0.86],
    [0.2, 0.62],
  ] as const)
    stonePine(studio, corner + (left ? -1 : 1) * dx * sheet.width, sheet.height * 1.02, sheet.height * h)
  sheet.fill(
    curve([
      [corner, sheet.height * 0.86],
      [corner + (left ? -1 : 1) * sheet.width * 0.26, sheet.height * 0.97],
      [corner + (left ? -1 : 1) * sheet.width * 0.42, sheet.height + 40],
      [corner, sheet.height + 60],
    ]),
    mix(palette.land[2], palette.shadow, 0.25),
  )
  for (const dx of [0.05, 0.14, 0.26])
    agave(studio, corner + (left ? -1 : 1) * dx * sheet.width, sheet.height + 10, chance.between(110, 170))
  if (palette.sun < 26) sheet.glow(side > 0 ? sheet.width : 0, horizon, 500, palette.sky[2], 0.4)
}

/** A crescent of sand with parasols, clear shallows. */
export function beach(setting: Setting): void {
  const { studio, landscape } = setting
  const { sheet, chance, palette } = studio
  const horizon = sheet.height * chance.between(0.32, 0.38)
  paintSky(studio, horizon)
  paintBackdrop(studio, {
    horizon,
    bottom: sheet.height * 0.8,
    landscape: landscape === 'cliff' ? 'cliff' : 'island-bay',
    landmark: setting.landmark,
  })
  const flip = 1
  const at = (u: number): number => (flip > 0 ? u : 1 - u) * sheet.width
  const edge = (drop: number): Point[] => [
    [at(-0.02), sheet.height * 0.96 + drop],
    [at(0.22), sheet.height * 0.83 + drop],
    [at(0.48), sheet.height * 0.69 + drop],
    [at(0.72), sheet.height * 0.56 + drop * 0.8],
    [at(0.9), sheet.height * 0.49 + drop * 0.6],
    [at(1.03), sheet.height * 0.46 + drop * 0.4],
  ]
  const bright = mix('#6fd0c6', palette.sea[0], 0.3)
  sheet.fill(
    curve([...edge(-150), [at(1.5), sheet.height + 500], [at(-0.4), sheet.height + 500], [at(-0.2), sheet.height]]),
    mix(bright, palette.sea[1], 0.4),
    0.6,
  )
  sheet.fill(
    curve([...edge(-64), [at(1.5), sheet.height + 500], [at(-0.4), sheet.height + 500], [at(-0.2), sheet.height]]),
    bright,
    0.75,
  )
  const sand = sunlit(palette, mix(palette.earth, '#fff0d2', 0.4))
  sheet.fill(
    curve([
      ...edge(6),
      [at(1.3), sheet.height * 0.42],
      [at(1.5), sheet.height + 500],
      [at(-0.4), sheet.height + 500],
      [at(-0.2), sheet.height * 1.06],
    ]),
    mix(sand, palette.shadow, 0.14),
  )
  sheet.fill(
    curve([
      ...edge(24),
      [at(1.3), sheet.height * 0.44],
      [at(1.5), sheet.height + 500],
      [at(-0.4), sheet.height + 500],
      [at(-0.2), sheet.height * 1.08],
    ]),
    sand,
  )
  sheet.line(curve(edge(0), false), palette.glint, 9, 0.9)
  sheet.line(curve(edge(-26), false), palette.glint, 3, 0.6)
  const camera = view({ eye: [0, 0, 6.4], yaw: 0, focal: 1300, centre: sheet.width / 2, horizon })
  const things: Thing[] = []
  const canvas = chance.pick([
    ['#d9603f', '#fff6e6'],
    ['#e9b44c', '#fff8ea'],
    ['#2f7f94', '#fff6e6'],
  ] as const)
  for (let i = 0; i < 7; i++) {
    const y = 12.5 + i * 3.4
    const x = flip * (1.6 + i * 1.35)
    things.push(
      ...parasol([x + 1, y + 1.5, 0], 1.25, canvas),
      ...lounger([x, y, 0], '#fffaf0'),
      ...lounger([x + 1.3, y, 0], '#fffaf0'),
    )
  }
  const shadowless = things.flatMap(t => (t.kind === 'solid' ? [t] : []))
  sheet.inside(
    curve([
      ...edge(6),
      [at(1.3), sheet.height * 0.42],
      [at(1.5), sheet.height + 500],
      [at(-0.4), sheet.height + 500],
      [at(-0.2), sheet.height * 1.06],
    ]),
    () =>
      groundShadows(
        setting,
        camera,
        shadowless.filter(t => t.high[2] > 2.6).map(t => [(t.low[0] + t.high[0]) / 2, (t.low[1] + t.high[1]) / 2, 2.2]),
      ),
  )
  for (const [u, y, h] of [
    [9.5, 14, 9],
    [13, 19, 9],
    [17, 25, 10],
    [10.8, 10, 8],
  ] as const)
    things.push(planted(studio, stonePine, [flip * u, y, 0], h))
  render(studio, camera, things)
}

function groundShadows(setting: Setting, camera: ReturnType<typeof view>, tops: Vec[]): void {
  const { sun, sheet, palette } = setting.studio
  let d = ''
  for (const [x, y, z] of tops) {
    const k = z / sun[2]
    d += outline(
      onSheet(
        camera,
        Array.from(
          { length: 12 },
          (_, i): Vec => [
            x - sun[0] * k + Math.cos((i / 6) * Math.PI) * 1.2,
            y - sun[1] * k + Math.sin((i / 6) * Math.PI) * 1.2,
            0,
          ],
        ),
      ),
    )
  }
  sheet.fill(d, palette.shadow, palette.depth)
}

/** One fishing boat in clear water, the shore behind. */
export function boat(setting: Setting): void {
  const { studio, landscape } = setting
  const { sheet, chance, palette } = studio
  const horizon = sheet.height * chance.between(0.34, 0.42)
  paintSky(studio, horizon)
  paintBackdrop(studio, {
    horizon,
    bottom: landscape === 'mountains' ? horizon + 120 : sheet.height * 0.9,
    landscape: landscape === 'mountains' ? 'mountains' : 'pine-coast',
    landmark: setting.landmark,
  })
  if (landscape === 'mountains') paintSea(studio, horizon + 10, sheet.height)
  const x = sheet.width * chance.between(0.42, 0.58)
  const y = sheet.height * chance.between(0.76, 0.82)
  sheet.glow(x, y + 60, 620, mix('#6fd8cc', palette.sea[0], 0.3), 0.5, 0.34)
  fishingBoat(
    studio,
    x,
    y,
    sheet.width * chance.between(0.46, 0.54),
    chance.pick(['#2f6f9f', '#fbf5e8', '#3f8a7a', '#e9b44c', '#c8503a']),
  )
  fishingBoat(
    studio,
    sheet.width * (x > sheet.width / 2 ? 0.16 : 0.84),
    horizon + 170,
    sheet.width * 0.1,
    chance.pick(['#fbf5e8', '#2f6f9f']),
  )
}
