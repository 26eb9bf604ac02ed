import { mix } from '../../colour.ts'
import { leafy } from '../../foliage.ts'
import type { Point } from '../../geometry.ts'
import { shaded, sunlit } from '../../light.ts'
import { boulder, foam } from '../../rock.ts'
import { ellipse, outline } from '../../trace.ts'
import type { Draw } from './horizon.ts'
import { far, skyline } from './horizon.ts'

/** A round watch-tower with its battlements, on a point of rock. */
export const genoese: Draw = (studio, x, y, size) => {
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
export const lighthouse: Draw = (studio, x, y, size) => {
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
export const windmills: Draw = (studio, x, y, size) => {
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

/** A fortress that is the whole of an island: bastions down to the water. */
export const fortress: Draw = (studio, x, y, size) => {
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

/** Standing stones in a field. */
export const menhirs: Draw = (studio, x, y, size) => {
  for (const [dx, w, h] of [
    [-0.3, 0.05, 0.2],
    [-0.05, 0.06, 0.27],
    [0.22, 0.045, 0.17],
  ] as const)
    boulder(studio, x + dx * size, y, w * size, h * size, '#cdbb9c')
}

/** A bell tower with its church, over trees. */
export const belfry: Draw = (studio, x, y, size) => {
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

/** An arched bridge of three spans over a dry river. */
export const bridge: Draw = (studio, x, y, size) => {
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
