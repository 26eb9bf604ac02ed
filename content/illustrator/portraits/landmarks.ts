import { mix } from '../colour.ts'
import { leafy, tapered } from '../foliage.ts'
import type { Point } from '../geometry.ts'
import type { Studio } from '../light.ts'
import { shaded, sunlit } from '../light.ts'
import { boulder, foam } from '../rock.ts'
import { curve, dab, ellipse, outline } from '../sheet.ts'

/** The one thing in a house's country that is nowhere else, drawn on its horizon: the foot of it, and its breadth. */
type Draw = (studio: Studio, x: number, y: number, size: number) => void

const far = (studio: Studio, t = 0.35) => mix(studio.palette.land[0], studio.palette.land[1], t)
const hazy = (studio: Studio) => mix(studio.palette.land[0], studio.palette.sky[2], 0.35)

/** A skyline through heights given from left to right, in parts of the size. */
const skyline = (x: number, y: number, size: number, heights: readonly number[]): Point[] =>
  heights.map((h, i): Point => [x + (i / (heights.length - 1) - 0.5) * size, y - h * size])

/** A cone with snow in tongues that point to the summit, and a plume. */
const etna: Draw = (studio, x, y, size) => {
  const { sheet, palette, side } = studio
  const line = skyline(x, y, size, [0, 0.03, 0.08, 0.16, 0.26, 0.335, 0.34, 0.31, 0.25, 0.17, 0.1, 0.05, 0.03, 0])
  sheet.fade(outline(line), y - size * 0.34, y, mix(far(studio), palette.shadow, 0.2), hazy(studio))
  const top: Point = [x - size * 0.02, y - size * 0.342]
  const tongues = [-0.15, -0.115, -0.085, -0.06, -0.03, 0.0, 0.03, 0.07, 0.1, 0.15]
  const low = [0.26, 0.2, 0.24, 0.15, 0.22, 0.14, 0.21, 0.17, 0.24, 0.235]
  const snow: Point[] = [[x - size * 0.075, y - size * 0.328], top, [x + size * 0.03, y - size * 0.336]]
  for (let i = tongues.length - 1; i >= 0; i--) {
    snow.push([x + tongues[i]! * size, y - low[i]! * size])
    if (i) snow.push([x + ((tongues[i]! + tongues[i - 1]!) / 2) * size, y - 0.285 * size])
  }
  sheet.inside(outline(line), () => sheet.shape(snow, mix(palette.cloud, palette.light, 0.5)))
  const drift = Array.from(
    { length: 8 },
    (_, i): Point => [
      top[0] + side * size * 0.055 * i,
      top[1] - size * (0.012 + 0.018 * i + 0.012 * Math.sin(i * 1.3)),
    ],
  )
  sheet.fill(tapered(drift, size * 0.012, size * 0.05), palette.cloud, 0.85)
}

/** An island that is one steep cone, smoking. */
const stromboli: Draw = (studio, x, y, size) => {
  const { sheet, palette, side } = studio
  const line = skyline(x, y, size, [0, 0.06, 0.2, 0.34, 0.46, 0.48, 0.44, 0.3, 0.17, 0.06, 0])
  sheet.fade(outline(line), y - size * 0.48, y, far(studio, 0.5), far(studio, 0))
  const top: Point = [x, y - size * 0.475]
  const drift = Array.from(
    { length: 8 },
    (_, i): Point => [top[0] + side * size * 0.07 * i, top[1] - size * (0.02 + 0.03 * i + 0.016 * Math.sin(i * 1.7))],
  )
  sheet.fill(tapered(drift, size * 0.02, size * 0.1), palette.cloud, 0.9)
}

/** Black islets in the drowned crater, the rim beyond with its white line of houses. */
const caldera: Draw = (studio, x, y, size) => {
  const { sheet, palette, chance } = studio
  const rim = skyline(
    x - size * 0.1,
    y,
    size * 1.9,
    [0.02, 0.06, 0.085, 0.09, 0.1, 0.09, 0.075, 0.05, 0.035, 0.05, 0.055, 0.03, 0],
  )
  sheet.fade(outline([...rim, [x + size, y + 2]]), y - size * 0.19, y, far(studio, 0.3), hazy(studio))
  let white = ''
  for (let i = 0; i < 26; i++) {
    const p = rim[2 + Math.floor(chance.next() * 4)]!
    white += `M${Math.round(p[0] + chance.between(-60, 60))} ${Math.round(p[1] - 1)}h${chance.int(6, 12)}v${chance.int(4, 9)}h-9z`
  }
  sheet.fill(white, mix(palette.light, palette.glint, 0.5))
  const islet = skyline(x, y + size * 0.13, size * 0.62, [0, 0.05, 0.06, 0.1, 0.115, 0.09, 0.1, 0.07, 0.03, 0])
  sheet.fill(outline(islet), mix(palette.shadow, palette.land[1], 0.25))
  foam(studio, x, y + size * 0.13, size * 0.5)
}

/** A round watch-tower with its battlements, on a point of rock. */
const genoese: Draw = (studio, x, y, size) => {
  const { sheet, palette, side } = studio
  const stone = '#d98a62'
  const ground = skyline(x, y, size, [0, 0.1, 0.2, 0.26, 0.28, 0.28, 0.24, 0.2, 0.12, 0.05, 0])
  sheet.fill(outline(ground), mix(palette.land[1], palette.land[2], 0.4))
  const [w, h, foot] = [size * 0.075, size * 0.3, y - size * 0.27]
  const body: Point[] = [
    [x - w * 1.15, foot],
    [x + w * 1.15, foot],
    [x + w * 0.88, foot - h],
    [x - w * 0.88, foot - h],
  ]
  sheet.shape(body, shaded(palette, stone))
  sheet.shape(
    [
      [x - side * w * 0.2, foot],
      [x + side * w * 1.15, foot],
      [x + side * w * 0.88, foot - h],
      [x - side * w * 0.15, foot - h],
    ],
    sunlit(palette, stone),
  )
  for (let i = 0; i < 4; i++) {
    const u = x + (i / 3 - 0.5) * w * 1.9
    sheet.shape(
      [
        [u - w * 0.2, foot - h + 2],
        [u + w * 0.2, foot - h + 2],
        [u + w * 0.2, foot - h * 1.14],
        [u - w * 0.2, foot - h * 1.14],
      ],
      (i - 1.5) * side > 0 ? sunlit(palette, stone) : shaded(palette, stone),
    )
  }
  sheet.fill(ellipse(x + side * w * 0.3, foot - h * 0.62, w * 0.13, h * 0.05), palette.shadow)
}

/** A lighthouse on the last rocks. */
const lighthouse: Draw = (studio, x, y, size) => {
  const { sheet, palette, side } = studio
  const ground = skyline(x, y, size, [0, 0.05, 0.1, 0.13, 0.13, 0.12, 0.06, 0])
  sheet.fill(outline(ground), mix(palette.land[1], palette.earth, 0.3))
  const [w, h, foot] = [size * 0.04, size * 0.36, y - size * 0.12]
  const part = (from: number, to: number, k: number, colour: string) => {
    const at = (t: number, s: number): Point => [x + s * w * k * (1 - 0.25 * t), foot - h * t]
    sheet.shape([at(from, -1), at(from, 1), at(to, 1), at(to, -1)], shaded(palette, colour))
    sheet.shape([at(from, 0), at(from, side), at(to, side), at(to, 0)], sunlit(palette, colour))
  }
  part(0, 0.82, 1, '#fffaf0')
  part(0.82, 0.86, 1.7, '#fffaf0')
  part(0.86, 0.95, 0.8, palette.lamps ? '#ffe3a0' : '#8fb0b8')
  part(0.95, 1.02, 0.9, '#c8503a')
  if (palette.lamps || palette.sun < 22) sheet.glow(x, foot - h * 0.9, size * 0.3, '#ffe3a0', 0.6)
}

/** Round mills with their sails, on a ridge. */
const windmills: Draw = (studio, x, y, size) => {
  const { sheet, palette, side } = studio
  const ground = skyline(x, y, size, [0, 0.05, 0.09, 0.12, 0.13, 0.12, 0.1, 0.05, 0])
  sheet.fill(outline(ground), mix(palette.land[1], palette.land[2], 0.3))
  for (const [dx, k] of [
    [-0.2, 0.9],
    [0.02, 1.05],
    [0.21, 0.8],
  ] as const) {
    const [u, w, h] = [x + dx * size, size * 0.045 * k, size * 0.15 * k]
    const foot = y - size * (0.115 - Math.abs(dx) * 0.12)
    sheet.shape(
      [
        [u - w, foot],
        [u + w, foot],
        [u + w * 0.8, foot - h],
        [u - w * 0.8, foot - h],
      ],
      shaded(palette, '#fffaf0'),
    )
    sheet.shape(
      [
        [u, foot],
        [u + side * w, foot],
        [u + side * w * 0.8, foot - h],
        [u, foot - h],
      ],
      sunlit(palette, '#fffaf0'),
    )
    sheet.shape(
      [
        [u - w, foot - h],
        [u + w, foot - h],
        [u, foot - h * 1.5],
      ],
      shaded(palette, '#a8734f'),
    )
    let sails = ''
    for (let i = 0; i < 5; i++) {
      const a = 0.3 + (i / 5) * Math.PI * 2
      const tip: Point = [u + Math.cos(a) * h * 0.85, foot - h - Math.sin(a) * h * 0.85]
      sails += outline([
        [u, foot - h],
        tip,
        [u + Math.cos(a + 0.36) * h * 0.7, foot - h - Math.sin(a + 0.36) * h * 0.7],
      ])
    }
    sheet.fill(sails, mix(palette.light, palette.shadow, 0.12))
  }
}

/** Low wooded islets, each with its foam. */
const islets: Draw = (studio, x, y, size) => {
  const { sheet, palette, chance } = studio
  const places = [-0.62, -0.34, -0.1, 0.2, 0.42, 0.66]
  for (const [i, dx] of places.entries()) {
    const w = size * chance.between(0.12, 0.26)
    const foot = y + size * (i % 2 ? 0.05 : 0.012) + (i % 3) * size * 0.02
    const u = x + dx * size
    const tone = mix(far(studio), palette.leaf[1], i % 2 ? 0.6 : 0.25)
    sheet.fill(outline(skyline(u, foot, w, [0, 0.12, 0.2, 0.24, 0.2, 0.22, 0.1, 0])), tone)
    sheet.fill(
      outline([
        [u - w / 2, foot],
        [u + w / 2, foot],
        [u + w * 0.42, foot - w * 0.05],
        [u - w * 0.4, foot - w * 0.05],
      ]),
      sunlit(palette, palette.earth),
    )
    foam(studio, u, foot, w * 0.9)
  }
}

/** A fortress that is the whole of an island: bastions down to the water. */
const fortress: Draw = (studio, x, y, size) => {
  const { sheet, palette, side } = studio
  const stone = mix('#d9b68a', palette.land[0], 0.2)
  sheet.fill(outline(skyline(x, y, size, [0.02, 0.08, 0.13, 0.19, 0.22, 0.2, 0.17, 0.1, 0.05, 0.02])), far(studio, 0.6))
  const wall = (a: number, b: number, high: number, lit: boolean) =>
    sheet.shape(
      [
        [x + a * size, y],
        [x + b * size, y],
        [x + (b - (b - a) * 0.06) * size, y - high * size],
        [x + (a + (b - a) * 0.06) * size, y - high * size],
      ],
      lit ? sunlit(palette, stone) : shaded(palette, stone),
    )
  wall(-0.5, -0.2, 0.07, side < 0)
  wall(-0.2, 0.12, 0.1, true)
  wall(0.12, 0.5, 0.065, side > 0)
  wall(-0.06, 0.3, 0.17, side > 0)
  sheet.shape(
    [
      [x - 0.02 * size, y],
      [x + 0.02 * size, y],
      [x + 0.02 * size, y - 0.05 * size],
      [x - 0.02 * size, y - 0.05 * size],
    ],
    palette.shadow,
  )
  foam(studio, x, y, size * 0.95)
}

/** A town on its hill, one tower above the roofs. */
const hillTown: Draw = (studio, x, y, size) => {
  const { sheet, palette, chance, side } = studio
  const hillLine = skyline(x, y, size, [0, 0.03, 0.09, 0.16, 0.2, 0.21, 0.2, 0.15, 0.07, 0.02, 0])
  sheet.fade(outline(hillLine), y - size * 0.2, y, far(studio, 0.5), hazy(studio))
  const wall = mix('#f3dcb4', palette.sky[2], 0.2)
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 9 - row * 2; i++) {
      const u = x + (i - (8 - row * 2) / 2) * size * 0.048 + chance.between(-4, 4)
      const foot = y - size * (0.135 + row * 0.035) + Math.abs(u - x) * 0.16
      const [w, h] = [size * chance.between(0.034, 0.052), size * chance.between(0.035, 0.06)]
      sheet.shape(
        [
          [u - w / 2, foot],
          [u + w / 2, foot],
          [u + w / 2, foot - h],
          [u - w / 2, foot - h],
        ],
        shaded(palette, wall),
      )
      sheet.shape(
        [
          [u, foot],
          [u + (side * w) / 2, foot],
          [u + (side * w) / 2, foot - h],
          [u, foot - h],
        ],
        sunlit(palette, wall),
      )
      if (row < 2)
        sheet.shape(
          [
            [u - w * 0.56, foot - h],
            [u + w * 0.56, foot - h],
            [u + w * 0.2, foot - h - w * 0.3],
            [u - w * 0.2, foot - h - w * 0.3],
          ],
          sunlit(palette, '#c8623c'),
        )
    }
  const [w, foot] = [size * 0.02, y - size * 0.23]
  sheet.shape(
    [
      [x - w, foot],
      [x + w, foot],
      [x + w, foot - size * 0.11],
      [x - w, foot - size * 0.11],
    ],
    shaded(palette, wall),
  )
  sheet.shape(
    [
      [x, foot],
      [x + side * w, foot],
      [x + side * w, foot - size * 0.11],
      [x, foot - size * 0.11],
    ],
    sunlit(palette, wall),
  )
  sheet.shape(
    [
      [x - w * 1.2, foot - size * 0.11],
      [x + w * 1.2, foot - size * 0.11],
      [x, foot - size * 0.15],
    ],
    sunlit(palette, '#c8623c'),
  )
}

/** A white town piled up its hill, with domes. */
const whiteTown: Draw = (studio, x, y, size) => {
  const { sheet, palette, chance, side } = studio
  sheet.fade(
    outline(skyline(x, y, size, [0, 0.04, 0.1, 0.15, 0.18, 0.17, 0.13, 0.08, 0.03, 0])),
    y - size * 0.18,
    y,
    far(studio, 0.5),
    hazy(studio),
  )
  let lit = ''
  let dark = ''
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 11 - row * 2; i++) {
      const u = x + (i - (10 - row * 2) / 2) * size * 0.044 + chance.between(-5, 5)
      const foot = y - size * (0.07 + row * 0.036) + Math.abs(u - x) * 0.08
      const [w, h] = [size * chance.between(0.036, 0.055), size * chance.between(0.03, 0.055)]
      dark += outline([
        [u - w / 2, foot],
        [u + w / 2, foot],
        [u + w / 2, foot - h],
        [u - w / 2, foot - h],
      ])
      lit += outline([
        [u - side * w * 0.1, foot],
        [u + (side * w) / 2, foot],
        [u + (side * w) / 2, foot - h],
        [u - side * w * 0.1, foot - h],
      ])
    }
  sheet.fill(dark, mix(palette.shade, palette.light, 0.25))
  sheet.fill(lit, palette.light)
  const r = size * 0.03
  const foot = y - size * 0.21
  sheet.fill(
    curve([
      [x - r, foot],
      [x - r, foot - r * 0.7],
      [x, foot - r * 1.5],
      [x + r, foot - r * 0.7],
      [x + r, foot],
    ]),
    mix('#3f86b8', palette.shade, 0.3),
  )
}

/** Teeth of granite. */
const teeth: Draw = (studio, x, y, size) => {
  const { sheet, palette, side, chance } = studio
  const stone = mix('#c9a08c', palette.land[0], 0.35)
  const peaks = [0.1, 0.16, 0.24, 0.2, 0.31, 0.25, 0.34, 0.27, 0.22, 0.27, 0.18, 0.13, 0.08]
  const step = size / peaks.length
  for (const [i, h] of peaks.entries()) {
    const u = x + (i - (peaks.length - 1) / 2) * step
    const tip: Point = [u + chance.between(-0.2, 0.2) * step, y - h * size]
    sheet.shape(
      [
        [u - step * 0.9, y],
        [u - step * 0.4, y - h * size * 0.7],
        tip,
        [u + step * 0.45, y - h * size * 0.72],
        [u + step * 0.9, y],
      ],
      shaded(palette, stone),
    )
    sheet.shape(
      [[u + side * step * 0.9, y], [u + side * step * 0.45, y - h * size * 0.72], tip, [u + side * step * 0.1, y]],
      sunlit(palette, stone),
    )
  }
}

/** A great mountain with snow until May. */
const snowMountain: Draw = (studio, x, y, size) => {
  const { sheet, palette, side } = studio
  const line = skyline(x, y, size, [0, 0.06, 0.12, 0.15, 0.22, 0.26, 0.33, 0.31, 0.28, 0.3, 0.24, 0.17, 0.14, 0.07, 0])
  const d = outline(line)
  sheet.fade(d, y - size * 0.33, y, mix(far(studio, 0.4), palette.shadow, 0.15), hazy(studio))
  sheet.inside(d, () => {
    let planes = ''
    let snow = ''
    for (const i of [4, 6, 9] as const) {
      const p = line[i]!
      const fall = y - p[1]
      planes += outline([
        p,
        [p[0] - side * size * 0.05, p[1] + fall * 0.3],
        [p[0] - side * size * 0.1, p[1] + fall * 0.5],
        [p[0] - side * size * 0.13, y],
        [p[0] + side * size * 0.02, y],
        [p[0] - side * size * 0.012, p[1] + fall * 0.5],
        [p[0] + side * size * 0.014, p[1] + fall * 0.26],
      ])
      const drips = [-0.075, -0.052, -0.034, -0.012, 0.008, 0.03, 0.05, 0.076]
      const deep = [0.16, 0.33, 0.2, 0.44, 0.24, 0.36, 0.2, 0.18]
      snow += outline([
        [p[0] - size * 0.08, p[1] - 9],
        [p[0] + size * 0.08, p[1] - 9],
        ...drips
          .flatMap((u, k): Point[] => [
            [p[0] + (u - 0.012) * size, p[1] + fall * 0.12],
            [p[0] + u * size, p[1] + fall * deep[k]!],
          ])
          .reverse(),
      ])
    }
    sheet.fill(snow, mix(palette.light, palette.cloud, 0.5))
    sheet.fill(planes, mix(far(studio, 0.5), palette.shadow, 0.3), 0.5)
  })
}

/** The mainland beyond a strait: range behind range. */
const farCoast: Draw = (studio, x, y, size) => {
  const { sheet, palette } = studio
  const back = skyline(x, y, size * 1.7, [0.01, 0.06, 0.1, 0.08, 0.13, 0.1, 0.15, 0.12, 0.09, 0.12, 0.07, 0.05, 0.02])
  const front = skyline(x + size * 0.1, y, size * 1.5, [0, 0.03, 0.05, 0.04, 0.07, 0.05, 0.03, 0.06, 0.05, 0.02, 0])
  sheet.fade(
    outline([...back, [x + size, y + 2], [x - size, y + 2]]),
    y - size * 0.24,
    y,
    mix(hazy(studio), palette.land[0], 0.5),
    mix(hazy(studio), palette.sky[2], 0.6),
  )
  sheet.fade(outline(front), y - size * 0.1, y, far(studio, 0.15), hazy(studio))
}

/** Standing stones in a field. */
const menhirs: Draw = (studio, x, y, size) => {
  for (const [dx, w, h] of [
    [-0.3, 0.05, 0.2],
    [-0.05, 0.06, 0.27],
    [0.22, 0.045, 0.17],
  ] as const)
    boulder(studio, x + dx * size, y, w * size, h * size, '#cdbb9c')
}

/** White crags above a plain. */
const crags: Draw = (studio, x, y, size) => {
  const { sheet, palette, side } = studio
  const tops = [0.04, 0.1, 0.13, 0.12, 0.17, 0.16, 0.2, 0.19, 0.14, 0.16, 0.1, 0.11, 0.05, 0.02]
  const line = skyline(x, y, size * 1.3, tops)
  sheet.fade(
    outline([...line, [line.at(-1)![0], y], [line[0]![0], y]]),
    y - size * 0.26,
    y,
    mix('#d6d2cc', palette.land[0], 0.35),
    far(studio, 0.3),
  )
  let lit = ''
  for (const [i, p] of line.entries()) {
    const next = line[i + side]
    if (i < 2 || i > 10 || !next || next[1] < p[1]) continue
    lit += outline([
      p,
      next,
      [next[0] - side * size * 0.02, next[1] + size * 0.05],
      [p[0] + side * size * 0.01, p[1] + size * 0.07],
    ])
  }
  sheet.fill(lit, mix(palette.light, '#f3ead8', 0.5))
}

/** A bell tower with its church, over trees. */
const belfry: Draw = (studio, x, y, size) => {
  const { sheet, palette, side, chance } = studio
  const wall = '#f6ead0'
  const box = (u: number, w: number, low: number, high: number) => {
    sheet.shape(
      [
        [x + u - w, y - low],
        [x + u + w, y - low],
        [x + u + w, y - high],
        [x + u - w, y - high],
      ],
      shaded(palette, wall),
    )
    sheet.shape(
      [
        [x + u - side * w * 0.2, y - low],
        [x + u + side * w, y - low],
        [x + u + side * w, y - high],
        [x + u - side * w * 0.2, y - high],
      ],
      sunlit(palette, wall),
    )
  }
  box(size * 0.14, size * 0.12, 0, size * 0.13)
  sheet.shape(
    [
      [x + size * 0.01, y - size * 0.13],
      [x + size * 0.27, y - size * 0.13],
      [x + size * 0.22, y - size * 0.18],
      [x + size * 0.06, y - size * 0.18],
    ],
    sunlit(palette, '#c8623c'),
  )
  box(0, size * 0.035, 0, size * 0.3)
  box(0, size * 0.045, size * 0.3, size * 0.315)
  sheet.shape(
    [
      [x - size * 0.04, y - size * 0.315],
      [x + size * 0.04, y - size * 0.315],
      [x, y - size * 0.38],
    ],
    sunlit(palette, '#c8623c'),
  )
  sheet.fill(ellipse(x + side * size * 0.006, y - size * 0.26, size * 0.012, size * 0.022), palette.shadow)
  let wood = ''
  for (const dx of [-0.2, -0.1, 0.32, 0.42])
    wood += leafy(chance, x + dx * size, y, size * 0.09, size * 0.05, size * 0.02)
  sheet.fill(wood, mix(palette.leaf[0], palette.land[1], 0.4))
}

/** A shrine or villa on a rock joined to the shore by a strip of sand. */
const tiedIsland: Draw = (studio, x, y, size) => {
  const { sheet, palette, chance } = studio
  sheet.fill(
    outline([
      [x - size, y + size * 0.05],
      [x - size * 0.2, y + size * 0.02],
      [x - size * 0.2, y - size * 0.01],
      [x - size, y + size * 0.02],
    ]),
    sunlit(palette, palette.earth),
  )
  sheet.fill(
    outline(skyline(x, y + size * 0.03, size * 0.56, [0, 0.14, 0.24, 0.3, 0.33, 0.3, 0.26, 0.16, 0])),
    mix(palette.land[1], palette.land[2], 0.5),
  )
  let wood = ''
  for (let i = 0; i < 7; i++)
    wood += leafy(
      chance,
      x + (i - 3) * size * 0.05,
      y - size * (0.14 - Math.abs(i - 3) * 0.028),
      size * 0.05,
      size * 0.036,
      size * 0.016,
    )
  sheet.fill(wood, mix(palette.leaf[0], palette.land[1], 0.3))
  foam(studio, x, y + size * 0.03, size * 0.5)
}

/** Basins of salt, each another pink, with white heaps and a mill. */
const saltPans: Draw = (studio, x, y, size) => {
  const { sheet, palette } = studio
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 6; i++) {
      const [top, deep] = [y + row * row * size * 0.03 + row * size * 0.012, size * (0.02 + row * 0.035)]
      const u = x - size * 0.75 + i * size * 0.26 - row * size * 0.05
      sheet.shape(
        [
          [u, top],
          [u + size * 0.23, top],
          [u + size * 0.24, top + deep * 0.7],
          [u - size * 0.02, top + deep * 0.7],
        ],
        mix(palette.sky[1], ['#e8a0a4', '#f3c6b4', '#c9b4d0'][(i + row) % 3]!, 0.55),
      )
    }
  for (const dx of [-0.5, -0.38, -0.27])
    sheet.shape(
      [
        [x + dx * size - size * 0.05, y],
        [x + dx * size + size * 0.05, y],
        [x + dx * size, y - size * 0.05],
      ],
      palette.light,
    )
  const [u, w, h] = [x + size * 0.12, size * 0.04, size * 0.14]
  sheet.shape(
    [
      [u - w, y],
      [u + w, y],
      [u + w * 0.7, y - h],
      [u - w * 0.7, y - h],
    ],
    mix(sunlit(palette, '#d9b48c'), palette.shadow, 0.2),
  )
  sheet.shape(
    [
      [u - w * 0.85, y - h],
      [u + w * 0.85, y - h],
      [u, y - h * 1.4],
    ],
    sunlit(palette, '#b5532c'),
  )
  let sails = ''
  for (let i = 0; i < 6; i++) {
    const a = 0.2 + (i / 6) * Math.PI * 2
    sails += tapered(
      [
        [u, y - h],
        [u + Math.cos(a) * h * 0.8, y - h - Math.sin(a) * h * 0.8],
      ],
      w * 0.14,
      w * 0.42,
    )
  }
  sheet.fill(sails, palette.shadow, 0.85)
}

/** White cliffs laid in beds. */
const whiteCliffs: Draw = (studio, x, y, size) => {
  const { sheet, palette, chance } = studio
  const line = skyline(x, y, size, [0.15, 0.17, 0.16, 0.18, 0.16, 0.15, 0.13, 0.08, 0])
  const d = outline([...line, [x - size / 2, y]])
  sheet.fill(d, sunlit(palette, '#f6ead0'))
  sheet.inside(d, () => {
    let beds = ''
    for (let i = 0; i < 9; i++)
      beds += dab(
        x + chance.between(-0.4, 0.3) * size,
        y - size * 0.02 * i,
        size * chance.between(0.2, 0.5),
        size * 0.006,
        0.01,
      )
    sheet.fill(beds, shaded(palette, '#e6cfae'))
  })
  sheet.fill(
    leafy(chance, x - size * 0.2, y - size * 0.165, size * 0.3, size * 0.025, size * 0.02),
    mix(palette.leaf[1], palette.land[1], 0.4),
  )
  foam(studio, x, y, size * 0.8)
}

/** An arched bridge of three spans over a dry river. */
const bridge: Draw = (studio, x, y, size) => {
  const { sheet, palette } = studio
  const arch = (u: number, r: number) =>
    outline([
      [u - r, y],
      ...Array.from(
        { length: 11 },
        (_, i): Point => [u - Math.cos((i / 10) * Math.PI) * r, y - Math.sin((i / 10) * Math.PI) * r],
      ),
      [u + r, y],
    ])
  const deck = outline([
    [x - size * 0.5, y],
    [x + size * 0.5, y],
    [x + size * 0.5, y - size * 0.1],
    [x + size * 0.12, y - size * 0.17],
    [x - size * 0.12, y - size * 0.17],
    [x - size * 0.5, y - size * 0.1],
  ])
  sheet.fill(
    deck + arch(x, size * 0.13) + arch(x - size * 0.28, size * 0.09) + arch(x + size * 0.28, size * 0.09),
    sunlit(palette, '#e6cfa4'),
  )
}

export const landmarks = {
  etna,
  stromboli,
  caldera,
  genoese,
  lighthouse,
  windmills,
  islets,
  fortress,
  'hill-town': hillTown,
  'white-town': whiteTown,
  teeth,
  'snow-mountain': snowMountain,
  'far-coast': farCoast,
  menhirs,
  crags,
  belfry,
  'tied-island': tiedIsland,
  'salt-pans': saltPans,
  'white-cliffs': whiteCliffs,
  bridge,
} as const satisfies Record<string, Draw>

export type Landmark = keyof typeof landmarks

/** What is built is never as broad as a mountain: the greatest breadth in parts of the sheet, and the height in parts of the breadth. */
const bounds: Partial<Record<Landmark, readonly [breadth: number, height: number]>> = {
  belfry: [0.26, 0.38],
  'hill-town': [0.36, 0.38],
  'white-town': [0.4, 0.26],
  genoese: [0.34, 0.62],
  lighthouse: [0.34, 0.5],
  windmills: [0.34, 0.36],
  menhirs: [0.3, 0.3],
  bridge: [0.3, 0.2],
  stromboli: [0.26, 0.7],
  'salt-pans': [0.4, 0.25],
  'tied-island': [0.26, 0.33],
  fortress: [0.34, 0.22],
}

/** Draws a landmark with its foot at a place, as broad as there is room for it. */
export function markWith(studio: Studio, landmark: Landmark, x: number, y: number, room: number): void {
  const [breadth, height] = bounds[landmark] ?? [1.2, 0.4]
  landmarks[landmark](studio, x, y, Math.min(room, studio.sheet.width * breadth, (y * 0.8) / height))
}
