import { paintBackdrop } from '../backdrop.ts'
import { mix } from '../colour.ts'
import type { Point } from '../geometry.ts'
import { hill, ridge, wooded } from '../land.ts'
import { sunlit } from '../light.ts'
import { agave, bush, grasses } from '../plants/shrubs.ts'
import { stonePine } from '../plants/trees.ts'
import { paintSea, sailingBoat } from '../sea.ts'
import type { Setting } from '../setting.ts'
import { paintSky } from '../sky.ts'
import { curve, dab, ellipse, outline } from '../trace.ts'

/** A path between walls, down to a cove. */
export function pathToTheBeach(setting: Setting): void {
  const { studio } = setting
  const { sheet, chance, palette } = studio
  const { width, height } = sheet
  const horizon = height * chance.between(0.28, 0.36)
  paintSky(studio, horizon)
  paintBackdrop(studio, {
    horizon,
    bottom: horizon + 30,
    landscape: setting.landscape === 'cliff' ? 'mountains' : 'open-sea',
    boat: false,
  })
  const waterline = height * 0.6
  paintSea(studio, horizon, waterline + 60)
  const bright = mix('#5fc9c0', palette.sea[0], 0.35)
  const cove = width * chance.between(0.46, 0.56)
  // Shallows: bands that follow the shore, paler towards it.
  const shoal = (rise: number): string =>
    curve([
      [cove - 760, waterline - 90 - rise * 0.2],
      [cove - 430, waterline - 40 - rise * 0.7],
      [cove - 200, waterline + 6 - rise],
      [cove - 10, waterline + 30 - rise * 1.1],
      [cove + 220, waterline + 2 - rise],
      [cove + 430, waterline - 44 - rise * 0.7],
      [cove + 760, waterline - 90 - rise * 0.2],
      [cove + 760, waterline + 90],
      [cove - 760, waterline + 90],
    ])
  for (const [rise, depth] of [
    [150, 0.7],
    [92, 0.42],
    [40, 0.12],
  ] as const)
    sheet.fill(shoal(rise), mix(bright, palette.sea[1], depth), 0.85)
  for (const s of [-1, 1] as const) arm(setting, s, cove, waterline)
  sailingBoat(studio, cove + chance.between(-120, 160), horizon + 96, 88)
  const sand = sunlit(palette, mix(palette.earth, '#fff0d0', 0.45))
  sheet.fill(
    curve([
      [cove - 420, waterline - 26],
      [cove - 250, waterline + 16],
      [cove - 20, waterline + 40],
      [cove + 230, waterline + 12],
      [cove + 420, waterline - 30],
      [cove + 500, waterline + 130],
      [cove - 500, waterline + 130],
    ]),
    sand,
  )
  sheet.line(
    curve(
      [
        [cove - 330, waterline - 8],
        [cove - 230, waterline + 14],
        [cove - 20, waterline + 33],
        [cove + 210, waterline + 11],
        [cove + 330, waterline - 9],
      ],
      false,
    ),
    palette.glint,
    7,
    0.9,
  )
  umbrellas(setting, cove, waterline + 58)
  slopes(setting, cove, waterline)
  if (chance.chance(0.3)) return
  const edge = chance.side()
  const tree = chance.chance(0.5) ? setting.flora.tall : stonePine
  tree(studio, width * (0.5 + edge * chance.between(0.36, 0.43)), height * 0.97, height * chance.between(0.72, 0.86))
  if (chance.chance(0.5))
    tree(studio, width * (0.5 + edge * chance.between(0.46, 0.52)), height * 1.02, height * chance.between(0.56, 0.7))
}

function arm(setting: Setting, s: -1 | 1, cove: number, waterline: number): void {
  const { studio, landscape } = setting
  const { sheet, palette, chance } = studio
  const reach = chance.between(240, 330)
  const line = ridge(
    studio,
    waterline - 50,
    sheet.height * chance.between(0.26, 0.36),
    landscape === 'cliff' ? 5 : 2,
    t => {
      const d = ((t * sheet.width - cove) * s - reach) / (sheet.width * 0.45)
      return d > 0 ? Math.min(1, d ** 0.6) : 0
    },
  )
  const body = outline([
    ...line.filter(p => (p[0] - cove) * s > reach - 20),
    ...(s > 0
      ? [[sheet.width + 20, sheet.height] as Point, [cove + reach + 60, waterline + 70] as Point]
      : [[cove - reach - 60, waterline + 70] as Point, [-20, sheet.height] as Point]),
  ])
  sheet.inside(body, () => {
    hill(studio, line, waterline + 90, mix(palette.land[1], palette.land[2], s > 0 ? 0.2 : 0.5), 0.3, true)
    wooded(
      studio,
      line.filter(p => p[1] < waterline - 90),
      waterline - 10,
      palette.land[1],
      46,
      17,
    )
  })
  const shore = line.filter(p => (p[0] - cove) * s > reach - 10)
  for (let i = 0; i < 3; i++) {
    const p = shore[Math.floor(shore.length * chance.between(0.35, 0.8))]
    if (p) stonePine(studio, p[0], p[1] + 16, chance.between(110, 160))
  }
}

function umbrellas(setting: Setting, cove: number, y: number): void {
  const { sheet, palette, chance, side } = setting.studio
  const colour = chance.pick(['#d9603f', '#e9b44c', '#3f7a94'])
  for (const dx of [-150, -30, 110]) {
    const x = cove + dx + chance.between(-16, 16)
    sheet.fill(ellipse(x - side * 24, y + 2, 30, 7), palette.shadow, palette.depth)
    sheet.line(
      outline(
        [
          [x, y],
          [x, y - 36],
        ],
        false,
      ),
      palette.shadow,
      2.4,
    )
    sheet.fill(
      curve([
        [x - 32, y - 30],
        [x - 16, y - 46],
        [x, y - 50],
        [x + 16, y - 46],
        [x + 32, y - 30],
        [x, y - 33],
      ]),
      sunlit(palette, colour),
    )
    sheet.shape(
      [
        [x, y - 48],
        [x - side * 29, y - 31],
        [x - side * 8, y - 32],
      ],
      mix(sunlit(palette, colour), palette.shadow, 0.35),
    )
  }
}

/** The near slopes and the path winding down between their walls. */
function slopes(setting: Setting, cove: number, waterline: number): void {
  const { studio, house } = setting
  const { sheet, palette, chance, side } = studio
  const bend = chance.side() * chance.between(190, 280)
  const foot = sheet.width * 0.5 - bend * 0.55
  const middle = (t: number): number => cove + (foot - cove) * t ** 1.2 + bend * Math.sin(t * Math.PI * 1.05) * 0.9
  const level = (t: number): number => waterline + 92 + (sheet.height - waterline - 70) * t ** 1.25
  const half = (t: number): number => 15 + 230 * t ** 1.7
  const along = (offset: (t: number) => number, lift: (t: number) => number): Point[] =>
    Array.from({ length: 25 }, (_, i) => [middle(i / 24) + offset(i / 24), level(i / 24) - lift(i / 24)])
  const ground: Point[] = [[-20, waterline + 20]]
  for (let i = 1; i < 26; i++) {
    const x = (i / 26) * sheet.width
    ground.push([x, waterline + 96 - Math.min(120, Math.abs(x - cove) * 0.16) + chance.between(-5, 5)])
  }
  ground.push([sheet.width + 20, waterline - 40])
  hill(studio, ground, sheet.height + 10, mix(palette.land[2], palette.earth, 0.42), 0.22)
  scatter(setting, middle, level, half)
  const path = [
    ...along(
      t => -half(t),
      () => 0,
    ),
    ...along(half, () => 0).reverse(),
  ]
  sheet.fill(curve(path), sunlit(palette, mix(palette.earth, '#fff3dc', 0.5)))
  let pebbles = ''
  for (let i = 0; i < 30; i++) {
    const t = chance.next() ** 0.6
    pebbles += dab(
      middle(t) + chance.between(-0.85, 0.85) * half(t),
      level(t),
      14 + 70 * t,
      1 + 4 * t,
      chance.between(-0.1, 0.1),
    )
  }
  sheet.fill(pebbles, mix(palette.earth, palette.shadow, 0.25), 0.5)
  const tall = (t: number): number => 9 + 96 * t ** 1.5
  const thick = (t: number): number => 5 + 62 * t ** 1.6
  for (const s of [-1, 1] as const) {
    const inner = along(
      t => s * half(t),
      () => 0,
    )
    const top = along(t => s * half(t), tall)
    const back = along(t => s * (half(t) + thick(t)), tall)
    if (s === side)
      sheet.fill(
        outline([
          ...inner,
          ...along(
            t => s * (half(t) - tall(t) * 0.95),
            () => 0,
          ).reverse(),
        ]),
        palette.shadow,
        palette.depth,
      )
    const stone = house.masonry.colour
    const face = s === side ? mix(sunlit(palette, stone), palette.shadow, 0.42) : sunlit(palette, stone)
    sheet.fill(outline([...inner, ...[...top].reverse()]), face)
    sheet.fill(outline([...top, ...[...back].reverse()]), sunlit(palette, mix(stone, '#fffaf0', 0.5)))
    let stones = ''
    for (let i = 0; i < 15; i++) {
      const t = chance.between(0.12, 0.98)
      const v = chance.between(0.1, 0.85)
      const r = tall(t) * 0.18
      stones += outline([
        [middle(t) + s * half(t) - r, level(t) - tall(t) * v],
        [middle(t) + s * half(t) + r, level(t) - tall(t) * v - 2],
        [middle(t) + s * half(t) + r * 0.8, level(t) - tall(t) * v - r * 0.8],
        [middle(t) + s * half(t) - r * 0.9, level(t) - tall(t) * v - r * 0.7],
      ])
    }
    sheet.inside(outline([...inner, ...[...top].reverse()]), () => sheet.fill(stones, mix(face, palette.shadow, 0.22)))
    for (let i = 0; i < 6; i++) {
      const t = 0.2 + i * 0.13
      const size = 30 + 170 * t ** 1.5
      const x = middle(t) + s * (half(t) + thick(t) + size * chance.between(0.85, 1.3))
      chance.pick([agave, bush, setting.flora.low[0]!])(studio, x, level(t) - tall(t) * 0.35 + 14, size)
    }
  }
  for (let i = 0; i < 6; i++)
    grasses(
      studio,
      chance.between(0, 0.25) * sheet.width + (i % 2 ? sheet.width * 0.76 : 0),
      sheet.height + 12,
      chance.between(100, 190),
    )
}

function scatter(
  setting: Setting,
  middle: (t: number) => number,
  level: (t: number) => number,
  half: (t: number) => number,
): void {
  const { studio } = setting
  const { chance, sheet } = studio
  const places = Array.from({ length: 12 }, () => chance.between(0.02, 0.75)).sort((a, b) => a - b)
  for (const t of places) {
    const s = chance.side()
    const x = middle(t) + s * (half(t) * 1.4 + 60 + 240 * t + chance.between(40, sheet.width * 0.5))
    chance.pick([bush, ...setting.flora.low])(studio, x, level(t), 26 + 120 * t)
  }
}
