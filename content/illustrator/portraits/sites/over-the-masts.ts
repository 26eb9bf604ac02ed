import { mix } from '../../colour.ts'
import { crown, tapered } from '../../foliage.ts'
import type { Point } from '../../geometry.ts'
import { wooded } from '../../land.ts'
import type { Studio } from '../../light.ts'
import { shaded, sunlit } from '../../light.ts'
import { olive } from '../../plants/trees.ts'
import { boulder, foam } from '../../rock.ts'
import { paintSky } from '../../sky.ts'
import { dab, outline } from '../../trace.ts'
import { rockOf, smooth } from '../shore.ts'
import { type Drawn, stand, trees } from '../stand.ts'

/** A yacht moored with its stern to the quay: hull, cabin, mast with its spreaders, the boom with its furled sail. */
function yacht(studio: Studio, x: number, y: number, size: number): void {
  const { sheet, palette, side } = studio
  const white = '#fffaf0'
  const deep = size * 0.085
  sheet.shape(
    [
      [x - size * 0.36, y - deep],
      [x + size * 0.42, y - deep * 1.25],
      [x + size * 0.3, y],
      [x - size * 0.33, y],
    ],
    sunlit(palette, white),
  )
  sheet.shape(
    [
      [x - size * 0.35, y - deep * 0.5],
      [x + size * 0.36, y - deep * 0.55],
      [x + size * 0.3, y],
      [x - size * 0.33, y],
    ],
    shaded(palette, white),
  )
  sheet.shape(
    [
      [x - size * 0.18, y - deep],
      [x + size * 0.12, y - deep * 1.1],
      [x + size * 0.06, y - deep * 1.7],
      [x - size * 0.16, y - deep * 1.7],
    ],
    shaded(palette, white),
  )
  const mast = size * 1.4
  const wood = side > 0 ? sunlit(palette, white) : mix(sunlit(palette, white), palette.shade, 0.35)
  sheet.fill(
    tapered(
      [
        [x + size * 0.04, y - deep],
        [x + size * 0.04, y - mast],
      ],
      Math.max(2.4, size * 0.028),
      1.6,
    ),
    wood,
  )
  sheet.fill(
    dab(x - size * 0.11, y - deep * 2.6, size * 0.32, Math.max(1.6, size * 0.022), 0.04) +
      tapered(
        [
          [x - size * 0.03, y - mast * 0.62],
          [x + size * 0.11, y - mast * 0.62],
        ],
        2,
        2,
      ),
    sunlit(palette, '#4a6f94'),
  )
  sheet.line(
    outline(
      [
        [x + size * 0.41, y - deep * 1.2],
        [x + size * 0.04, y - mast * 0.98],
        [x - size * 0.35, y - deep],
      ],
      false,
    ),
    mix(wood, palette.shadow, 0.3),
    1.2,
    0.8,
  )
  sheet.fill(dab(x, y + deep * 0.4, size * 0.7, 2.4, 0), mix(palette.sea[1], palette.shadow, 0.35))
  sheet.fill(dab(x + size * 0.05, y + size * 0.24, 2.6, size * 0.4, 0), mix(palette.glint, palette.sea[1], 0.4), 0.7)
}

/** The house on its slope over a bay that runs far inland, and below it the masts of the yachts. */
export const overTheMasts: Drawn = (setting, mark) => {
  const { studio } = setting
  const { sheet, palette, chance, side } = studio
  const [w, h] = [sheet.width, sheet.height]
  const horizon = h * 0.36
  paintSky(studio, horizon, true)
  mark(w * 0.56, horizon + 2, w * 0.3)
  sheet.fade(`M0 ${horizon}h${w}V${h}H0z`, horizon, h * 0.86, palette.sea[0], palette.sea[1])
  const slope = (points: readonly (readonly [number, number])[]) =>
    smooth(points.map(([u, v]): Point => [w * u, h * v]))
  // The far side of the bay, fold behind fold.
  for (const [points, tone] of [
    [
      [
        [1.02, 0.24],
        [0.9, 0.25],
        [0.78, 0.3],
        [0.66, 0.345],
        [0.6, 0.365],
      ],
      mix(palette.land[0], palette.sky[2], 0.25),
    ],
    [
      [
        [1.02, 0.2],
        [0.95, 0.225],
        [0.87, 0.31],
        [0.78, 0.37],
        [0.7, 0.4],
        [0.66, 0.425],
      ],
      mix(palette.land[0], palette.land[1], 0.6),
    ],
  ] as const) {
    const line = slope(points)
    const foot = line.at(-1)!
    sheet.fill(outline([...line, [w * 1.02, foot[1] + h * 0.07]]), tone)
  }
  const far = slope([
    [0.62, 0.5],
    [0.7, 0.44],
    [0.8, 0.385],
    [0.9, 0.31],
    [1.03, 0.26],
  ])
  const quayLine = slope([
    [1.03, 0.68],
    [0.92, 0.63],
    [0.8, 0.585],
    [0.7, 0.545],
    [0.62, 0.505],
  ])
  sheet.fill(outline([...far, ...quayLine]), mix(palette.land[1], palette.leaf[0], 0.35))
  wooded(studio, far.slice(12), h * 0.56, palette.land[1], 46, 15)
  // Houses along the far quay, each a lit and a shaded plane under its roof.
  for (let i = 0; i < 9; i++) {
    const t = i / 8
    const [px, py] = [w * (0.67 + 0.36 * t), h * (0.522 + 0.14 * t)]
    const [bw, bh] = [w * (0.022 + 0.02 * t), h * (0.03 + 0.045 * t) * chance.between(0.8, 1.25)]
    const wall = chance.pick(['#f6e6c8', '#f3d2ae', '#fbf4e6', '#eebf9c'])
    sheet.shape(
      [
        [px, py],
        [px + bw, py],
        [px + bw, py - bh],
        [px, py - bh],
      ],
      sunlit(palette, wall),
    )
    const s = side > 0 ? [px, px + bw * 0.3] : [px + bw * 0.7, px + bw]
    sheet.shape(
      [
        [s[0]!, py],
        [s[1]!, py],
        [s[1]!, py - bh],
        [s[0]!, py - bh],
      ],
      shaded(palette, wall),
    )
    sheet.shape(
      [
        [px - 4, py - bh],
        [px + bw + 4, py - bh],
        [px + bw * 0.8, py - bh - bw * 0.22],
        [px + bw * 0.2, py - bh - bw * 0.22],
      ],
      sunlit(palette, '#cf6a42'),
    )
  }
  sheet.fill(
    outline([...quayLine, ...quayLine.map((p): Point => [p[0], p[1] + 8 + 14 * (p[0] / w)]).reverse()]),
    sunlit(palette, '#ecdcbc'),
  )
  for (let i = 0; i < 13; i++) {
    const t = (i + 0.5) / 13
    const p = quayLine[Math.round((1 - t) * (quayLine.length - 1))]!
    yacht(studio, p[0] - 24 - 60 * t + chance.between(-5, 5), p[1] + 22 + 34 * t, 76 + 150 * t ** 1.3)
  }
  for (const [u, v, size] of [
    [0.585, 0.62, 150],
    [0.69, 0.72, 215],
    [0.86, 0.83, 300],
    [0.585, 0.85, 330],
    [0.97, 0.95, 400],
  ] as const)
    yacht(studio, w * u, h * v, size)
  const near = slope([
    [-0.03, 0.4],
    [0.1, 0.415],
    [0.24, 0.47],
    [0.36, 0.53],
    [0.45, 0.64],
    [0.49, 0.78],
    [0.5, 0.9],
    [0.47, 1.04],
  ])
  const ground = mix(palette.land[2], palette.earth, 0.3)
  sheet.fade(outline([...near, [-30, h + 40]]), h * 0.4, h, ground, mix(ground, palette.leaf[0], 0.3))
  const stone = rockOf(setting)
  for (const [u, v, size] of [
    [0.46, 0.7, 70],
    [0.485, 0.77, 96],
    [0.495, 0.85, 120],
    [0.49, 0.94, 150],
    [0.48, 1.03, 190],
  ] as const) {
    foam(studio, w * u, h * v, size)
    boulder(studio, w * u - 10, h * v, size, size * 0.6, stone)
  }
  crown(
    studio,
    near
      .filter((_, i) => i > 36 && i % 6 === 0)
      .map((p, i) => ({ x: p[0] - 70 - 14 * (i % 2), y: p[1] + 26, rx: 56 + i * 6, ry: 34 + i * 4 })),
    18,
  )
  stand(
    setting,
    {
      x: w * 0.235,
      y: h * 0.66,
      width: w * 0.44,
      height: h * 0.26,
      turn: -0.5,
      upright: { x: w * 0.2, width: w * 0.6 },
      horizon: h * 0.4,
      away: 60,
      plinth: 2.6,
      terrace: 3.4,
    },
    trees(setting),
  )
  const knoll = slope([
    [-0.03, 0.86],
    [0.1, 0.84],
    [0.24, 0.87],
    [0.36, 0.92],
    [0.45, 1.04],
  ])
  sheet.fill(outline([...knoll, [-30, h + 40]]), mix(palette.leaf[0], palette.shadow, 0.2))
  crown(
    studio,
    knoll
      .filter((_, i) => i % 5 === 2)
      .map((p, i) => ({ x: p[0], y: p[1] + 12, rx: 84 + (i % 3) * 16, ry: 44 + (i % 2) * 12 })),
    26,
  )
  olive(studio, w * 0.08, h * 1.03, h * 0.3)
}
