import { mix } from '../../colour.ts'
import { tapered } from '../../foliage.ts'
import type { Point } from '../../geometry.ts'
import { shaded, sunlit } from '../../light.ts'
import { outline } from '../../trace.ts'
import type { Draw } from './horizon.ts'
import { far, hazy, skyline } from './horizon.ts'

/** A cone with snow in tongues that point to the summit, and a plume. */
export const etna: Draw = (studio, x, y, size) => {
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
export const stromboli: Draw = (studio, x, y, size) => {
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

/** Teeth of granite. */
export const teeth: Draw = (studio, x, y, size) => {
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
export const snowMountain: Draw = (studio, x, y, size) => {
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

/** White crags above a plain. */
export const crags: Draw = (studio, x, y, size) => {
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
