import { mix } from '../colour.ts'
import { crown, leafy, leaves, tapered } from '../foliage.ts'
import type { Point } from '../geometry.ts'
import { shaded, sunlit } from '../light.ts'
import { lemon } from '../plants/garden.ts'
import type { Setting } from '../setting.ts'
import { dab, outline } from '../trace.ts'

/** Foreground that gives the picture depth. */
type Frame = (setting: Setting) => void

const darkOf = ({ studio }: Setting) => mix(studio.palette.leaf[0], studio.palette.shadow, 0.3)

/** A limb that enters from the upper right corner, with its leaves. */
function limb(setting: Setting): Point[][] {
  const { sheet, palette } = setting.studio
  const w = sheet.width
  const twigs: Point[][] = [
    [
      [w + 20, 40],
      [w * 0.9, 66],
      [w * 0.8, 120],
      [w * 0.71, 130],
    ],
    [
      [w * 0.92, 60],
      [w * 0.86, 130],
      [w * 0.84, 210],
    ],
    [
      [w * 0.83, 106],
      [w * 0.77, 60],
      [w * 0.7, 40],
    ],
    [
      [w * 0.97, 50],
      [w * 0.95, 140],
      [w * 0.945, 240],
    ],
  ]
  for (const [i, t] of twigs.entries())
    sheet.fill(tapered(t, i ? 13 : 24, 4), mix(shaded(palette, '#7d6248'), palette.shadow, 0.2))
  return twigs
}

const along = (path: readonly Point[], t: number): Point => {
  const at = t * (path.length - 1)
  const i = Math.min(path.length - 2, Math.floor(at))
  const [a, b] = [path[i]!, path[i + 1]!]
  return [a[0] + (b[0] - a[0]) * (at - i), a[1] + (b[1] - a[1]) * (at - i)]
}

const oliveBranch: Frame = setting => {
  const { chance, sheet, palette } = setting.studio
  const silver = mix(palette.leaf[2], sunlit(palette, '#dfe3cf'), 0.3)
  const tones: [string, string] = ['', '']
  for (const twig of limb(setting))
    for (let i = 0; i < 15; i++) {
      const [x, y] = along(twig, (i + 0.6) / 15)
      for (const s of [-1, 1]) {
        const a = 1.2 + s * 0.9 + chance.between(-0.3, 0.3)
        tones[(i + (s > 0 ? 1 : 0)) % 3 ? 0 : 1] += dab(x + Math.cos(a) * 28, y + Math.sin(a) * 28, 58, 11, a)
      }
    }
  sheet.fill(tones[0], palette.leaf[0])
  sheet.fill(tones[1], silver)
}

const lemonBranch: Frame = setting => {
  const { chance, sheet, palette, side } = setting.studio
  let dark = ''
  let light = ''
  const hung: Point[] = []
  for (const twig of limb(setting))
    for (let i = 0; i < 8; i++) {
      const [x, y] = along(twig, (i + 0.6) / 8)
      const a = chance.between(0.3, 2.8)
      const leafAt = dab(x + Math.cos(a) * 40, y + Math.sin(a) * 34, 92, 26, a)
      if (i % 3) dark += leafAt
      else light += leafAt
      if (i % 4 === 2) hung.push([x + 8, y + 62])
    }
  sheet.fill(dark, palette.leaf[0])
  sheet.fill(hung.map(p => lemon(p[0], p[1], 30)).join(''), shaded(palette, '#f0b92e'))
  sheet.fill(hung.map(p => lemon(p[0] + side * 5, p[1] - 4, 23)).join(''), sunlit(palette, '#f8cf46'))
  sheet.fill(light, palette.leaf[1])
}

const pineBranch: Frame = setting => {
  const { studio } = setting
  const { sheet, palette, chance } = studio
  const w = sheet.width
  const tones = [darkOf(setting), palette.leaf[0], palette.leaf[1]] as const
  limb(setting)
  const lobes = [
    [0.98, 60, 0.1],
    [0.87, 34, 0.085],
    [0.77, 70, 0.07],
    [0.93, 130, 0.08],
    [0.82, 150, 0.06],
    [0.7, 100, 0.05],
  ].map(([x, y, r]) => ({ x: w * x!, y: y! + chance.between(-8, 8), rx: w * r!, ry: w * r! * 0.42 }))
  crown(studio, lobes, 30, tones)
}

const trunkAndCrown: Frame = setting => {
  const { studio } = setting
  const { sheet, palette, side } = studio
  const [w, h] = [sheet.width, sheet.height]
  const bark = '#8f7458'
  const path: Point[] = [
    [w * 0.075, h * 1.02],
    [w * 0.085, h * 0.8],
    [w * 0.07, h * 0.5],
    [w * 0.1, h * 0.22],
    [w * 0.09, -10],
  ]
  sheet.fill(tapered(path, w * 0.085, w * 0.045), mix(shaded(palette, bark), palette.shadow, 0.45))
  sheet.fill(
    tapered(
      path.map((p): Point => [p[0] + side * w * 0.018, p[1]]),
      w * 0.024,
      w * 0.012,
    ),
    mix(shaded(palette, bark), sunlit(palette, bark), 0.5),
  )
  sheet.fill(
    tapered(
      [
        [w * 0.088, h * 0.34],
        [w * 0.16, h * 0.2],
        [w * 0.26, h * 0.1],
      ],
      w * 0.03,
      w * 0.01,
    ),
    mix(shaded(palette, bark), palette.shadow, 0.45),
  )
  crown(
    studio,
    [
      [0.02, 0.02, 0.13],
      [0.17, 0.0, 0.12],
      [0.3, 0.01, 0.1],
      [0.08, 0.1, 0.09],
      [0.22, 0.08, 0.08],
    ].map(([x, y, r]) => ({ x: w * x!, y: h * y!, rx: w * r!, ry: h * r! * 0.62 })),
    30,
    [darkOf(setting), palette.leaf[0], palette.leaf[1]],
  )
}

const bougainvilleaCorner: Frame = setting => {
  const { sheet, palette, chance, side } = setting.studio
  const [w, h] = [sheet.width, sheet.height]
  const lobes: readonly (readonly [number, number, number])[] = [
    [0.0, 0.98, 0.12],
    [0.11, 1.0, 0.1],
    [0.03, 0.88, 0.08],
    [0.2, 1.03, 0.09],
    [0.28, 1.05, 0.06],
    [-0.01, 0.78, 0.05],
  ]
  const mass = (k: number, dx: number, dy: number) =>
    lobes.map(([x, y, r]) => leafy(chance, w * x + dx, h * y + dy, w * r * k, w * r * k * 0.8, 34)).join('')
  const shade = mix(palette.flower, palette.shadow, 0.45)
  sheet.fill(mass(1, 0, 0), shade)
  sheet.fill(mass(0.78, side * 16, -18), palette.flower)
  let light = ''
  let dark = ''
  for (const [x, y, r] of lobes) {
    light += leaves(chance, w * x + side * w * r * 0.3, h * y - w * r * 0.36, w * r * 0.6, w * r * 0.4, 16, 26)
    dark += leaves(chance, w * x, h * y, w * r * 0.7, w * r * 0.6, 6, 30)
  }
  sheet.fill(dark, shade)
  sheet.fill(light, mix(palette.flower, palette.light, 0.35))
  sheet.fill(leaves(chance, w * 0.1, h * 0.95, w * 0.16, h * 0.1, 12, 34), palette.leaf[1])
}

const wallOfTheLane: Frame = setting => {
  const { studio, house, flora } = setting
  const { sheet, palette, chance } = studio
  const [w, h] = [sheet.width, sheet.height]
  const stone = mix(sunlit(palette, house.masonry.colour), palette.shadow, 0.5)
  const top = Array.from(
    { length: 24 },
    (_, i): Point => [(i / 23) * w * 0.62 - 10, h * (0.9 + 0.1 * (i / 23) ** 1.6) + chance.between(-5, 5)],
  )
  sheet.fill(outline([...top, [w * 0.62, h + 10], [-10, h + 10]]), stone)
  let joints = ''
  for (let i = 0; i < 26; i++)
    joints += dab(
      chance.between(0, w * 0.4),
      h * chance.between(0.92, 1),
      chance.between(30, 80),
      4,
      chance.between(-0.05, 0.12),
    )
  sheet.fill(joints, mix(stone, palette.shadow, 0.4))
  flora.low[0]!(studio, w * 0.05, h * 0.93, h * 0.15)
  flora.low[1]!(studio, w * 0.19, h * 0.94, h * 0.09)
}

export const frames = {
  'olive-branch': oliveBranch,
  'lemon-branch': lemonBranch,
  'pine-branch': pineBranch,
  trunk: trunkAndCrown,
  bougainvillea: bougainvilleaCorner,
  wall: wallOfTheLane,
} as const satisfies Record<string, Frame>
