import type { Camera } from './camera.ts'
import { mix } from './colour.ts'
import type { Vec } from './geometry.ts'
import type { Studio } from './light.ts'
import { shaded, sunlit } from './light.ts'
import type { Prop, Solid } from './solids.ts'
import { block, turned } from './solids.ts'
import { dab, ellipse } from './trace.ts'

const oak = '#b08a5e'

/** A table, laid with a cloth when it has a colour. */
export function table(at: Vec, width: number, depth: number, cloth?: string): Solid[] {
  const [x, y, z] = at
  const legs = [
    [0.1, 0.1],
    [width - 0.2, 0.1],
    [0.1, depth - 0.2],
    [width - 0.2, depth - 0.2],
  ].map(([u, v]) => block([x + u!, y + v!, z], [0.1, 0.1, cloth ? 0.45 : 0.72], { colour: oak }))
  const top = block([x, y, z + 0.72], [width, depth, 0.06], {
    colour: cloth ?? '#c49c6c',
    ...(!cloth && { texture: 'planks' as const }),
  })
  if (!cloth) return [...legs, top]
  return [...legs, block([x - 0.02, y - 0.02, z + 0.45], [width + 0.04, depth + 0.04, 0.33], { colour: cloth })]
}

/** A rush-seated chair; `facing` is the way a sitter looks. */
export function chair(at: Vec, facing: 'away' | 'near' | 'left' | 'right', colour: string): Solid[] {
  const [x, y, z] = at
  const s = 0.46
  const leg = (u: number, v: number, high: number): Solid => {
    const post = block([x + u, y + v, z], [0.06, 0.06, high], { colour })
    // The seat covers the tops of the legs, and its shadow covers theirs.
    return high < 0.5 ? { ...post, faces: post.faces.filter(f => f.normal[2] === 0), shadowless: true } : post
  }
  const rail = (low: number): Solid => {
    if (facing === 'away') return block([x + 0.06, y + 0.01, z + low], [s - 0.12, 0.04, 0.1], { colour })
    if (facing === 'near') return block([x + 0.06, y + s - 0.05, z + low], [s - 0.12, 0.04, 0.1], { colour })
    return block([facing === 'left' ? x + s - 0.05 : x + 0.01, y + 0.06, z + low], [0.04, s - 0.12, 0.1], { colour })
  }
  const tall = (u: number, v: number) =>
    (facing === 'away' ? v === 0 : facing === 'near' ? v > 0 : facing === 'left' ? u > 0 : u === 0) ? 0.98 : 0.45
  const posts = (
    [
      [0, 0],
      [s - 0.06, 0],
      [0, s - 0.06],
      [s - 0.06, s - 0.06],
    ] as const
  ).map(([u, v]) => leg(u, v, tall(u, v)))
  return [...posts, block([x, y, z + 0.43], [s, s, 0.05], { colour: '#dcb878' }), rail(0.62), rail(0.84)]
}

/** A small still life on a table top, drawn flat where it stands. */
export function setting(at: Vec, what: 'plate' | 'fruit' | 'carafe' | 'glass' | 'lantern' | 'flowers'): Prop {
  const high = { plate: 0.02, fruit: 0.2, carafe: 0.3, glass: 0.18, lantern: 0.34, flowers: 0.42 }[what]
  return {
    kind: 'prop',
    low: [at[0] - 0.08, at[1] - 0.08, at[2]],
    high: [at[0] + 0.08, at[1] + 0.08, at[2] + high],
    draw: (studio, camera) => {
      const [x, y] = camera.project(at)
      const k = camera.scale(at)
      const flat = ((camera.eye[2] - at[2]) / Math.max(1, camera.depth(at))) * 0.95
      still(studio, what, x, y, k, Math.max(0.12, Math.min(0.6, flat)))
    },
  }
}

function still(studio: Studio, what: string, x: number, y: number, k: number, flat: number): void {
  const { sheet, palette, side, chance } = studio
  const shadow = (r: number, length: number) =>
    sheet.fill(
      ellipse(x - side * length * 0.5, y - r * flat * 0.3, r + length * 0.5, r * flat),
      palette.shadow,
      palette.depth * 0.8,
    )
  if (what === 'plate') {
    sheet.fill(ellipse(x - side * 0.02 * k, y + 0.012 * k, 0.145 * k, 0.145 * k * flat), palette.shadow, palette.depth)
    sheet.fill(ellipse(x, y, 0.14 * k, 0.14 * k * flat), sunlit(palette, '#fffaf0'))
    sheet.fill(ellipse(x, y, 0.1 * k, 0.1 * k * flat), sunlit(palette, '#d4e0e0'))
    return
  }
  if (what === 'fruit') {
    shadow(0.17 * k, 0.2 * k)
    for (let i = 0; i < 7; i++) {
      const fx = x + (i - 3) * 0.045 * k
      const fy = y - (0.11 + 0.05 * Math.sin(i * 2.2)) * k
      const fruit = chance.pick(['#f0b93a', '#e07a3a', '#f3cf58', '#c94a3a'])
      sheet.fill(ellipse(fx, fy, 0.055 * k), shaded(palette, fruit))
      sheet.fill(ellipse(fx + side * 0.012 * k, fy - 0.01 * k, 0.042 * k), sunlit(palette, fruit))
    }
    sheet.shape(
      [
        [x - 0.2 * k, y - 0.1 * k],
        [x + 0.2 * k, y - 0.1 * k],
        [x + 0.1 * k, y],
        [x - 0.1 * k, y],
      ],
      shaded(palette, '#5f8f9a'),
    )
    sheet.shape(
      [
        [x, y - 0.1 * k],
        [x + side * 0.2 * k, y - 0.1 * k],
        [x + side * 0.1 * k, y],
        [x, y],
      ],
      sunlit(palette, '#6fa3ad'),
    )
    return
  }
  if (what === 'lantern') {
    if (palette.lamps || palette.sun < 20) sheet.glow(x, y - 0.14 * k, 0.9 * k, '#ffcf7a', 0.5)
    sheet.shape(
      [
        [x - 0.08 * k, y],
        [x + 0.08 * k, y],
        [x + 0.08 * k, y - 0.26 * k],
        [x - 0.08 * k, y - 0.26 * k],
      ],
      '#3a3440',
    )
    sheet.shape(
      [
        [x - 0.06 * k, y - 0.03 * k],
        [x + 0.06 * k, y - 0.03 * k],
        [x + 0.06 * k, y - 0.23 * k],
        [x - 0.06 * k, y - 0.23 * k],
      ],
      '#ffdf96',
    )
    sheet.fill(dab(x, y - 0.1 * k, 0.13 * k, 0.04 * k, Math.PI / 2), '#fffbe8')
    sheet.shape(
      [
        [x - 0.1 * k, y - 0.26 * k],
        [x + 0.1 * k, y - 0.26 * k],
        [x, y - 0.36 * k],
      ],
      '#3a3440',
    )
    return
  }
  if (what === 'flowers') {
    shadow(0.07 * k, 0.2 * k)
    sheet.shape(
      [
        [x - 0.05 * k, y],
        [x + 0.05 * k, y],
        [x + 0.08 * k, y - 0.14 * k],
        [x + 0.04 * k, y - 0.2 * k],
        [x - 0.04 * k, y - 0.2 * k],
        [x - 0.08 * k, y - 0.14 * k],
      ],
      sunlit(palette, '#e9e2d2'),
    )
    let leaf = ''
    let petal = ''
    for (let i = 0; i < 12; i++)
      leaf += dab(
        x + chance.between(-0.14, 0.14) * k,
        y - chance.between(0.2, 0.4) * k,
        0.14 * k,
        0.03 * k,
        chance.between(-2.6, -0.5),
      )
    for (let i = 0; i < 11; i++)
      petal += ellipse(x + chance.between(-0.16, 0.16) * k, y - chance.between(0.28, 0.46) * k, 0.035 * k, 0.03 * k)
    sheet.fill(leaf, palette.leaf[1])
    sheet.fill(petal, palette.flower)
    return
  }
  const r = (what === 'glass' ? 0.035 : 0.06) * k
  const h = (what === 'glass' ? 0.15 : 0.28) * k
  shadow(r, h * 0.7)
  sheet.shape(
    [
      [x - r * 0.8, y],
      [x + r * 0.8, y],
      [x + r, y - h * 0.55],
      [x + r * 0.5, y - h],
      [x - r * 0.5, y - h],
      [x - r, y - h * 0.55],
    ],
    mix(palette.sea[0], palette.light, 0.4),
    0.7,
  )
  sheet.shape(
    [
      [x - r * 0.78, y],
      [x + r * 0.78, y],
      [x + r * 0.95, y - h * 0.5],
      [x - r * 0.95, y - h * 0.5],
    ],
    what === 'glass' ? mix('#f3d98a', palette.light, 0.2) : sunlit(palette, '#a83a48'),
  )
}

/** An oil jar turned on the wheel: belly and neck apart, so that its shadow has a neck too. */
export function jar(at: Vec, size: number, colour: string): Solid[] {
  const sized = (rings: readonly (readonly [number, number])[]) => rings.map(([r, h]) => [r * size, h * size] as const)
  const belly = [
    [0.2, 0],
    [0.27, 0.1],
    [0.34, 0.24],
    [0.4, 0.4],
    [0.44, 0.57],
    [0.45, 0.72],
    [0.43, 0.86],
    [0.38, 0.99],
    [0.29, 1.11],
    [0.2, 1.18],
  ] as const
  const neck = [
    [0.2, 1.18],
    [0.17, 1.24],
    [0.17, 1.3],
    [0.21, 1.35],
    [0.25, 1.38],
    [0.24, 1.42],
  ] as const
  return [turned(at, sized(belly), { colour }, 30), turned(at, sized(neck), { colour }, 30)]
}

/** A straw hat lying on a seat. */
export const strawHat = (at: Vec, colour = '#f0d596'): Solid[] => [
  turned(
    at,
    [
      [0.27, 0],
      [0.26, 0.02],
    ],
    { colour },
    18,
  ),
  turned(
    [at[0], at[1], at[2] + 0.02],
    [
      [0.135, 0],
      [0.13, 0.05],
    ],
    { colour: '#b5532c' },
    14,
  ),
  turned(
    [at[0], at[1], at[2] + 0.07],
    [
      [0.13, 0],
      [0.115, 0.06],
      [0.05, 0.085],
      [0, 0.09],
    ],
    { colour },
    14,
  ),
]

/** A string of bulbs hanging between two points of the site. */
export function bulbs(studio: Studio, camera: Camera, from: Vec, to: Vec): void {
  const a = camera.project(from)
  const b = camera.project(to)
  const points = Array.from({ length: 15 }, (_, i) => {
    const t = i / 14
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + Math.sin(Math.PI * t) * 60] as const
  })
  studio.sheet.line(
    points.map((p, i) => `${i ? 'L' : 'M'}${p[0].toFixed(1)} ${p[1].toFixed(1)}`).join(''),
    studio.palette.leaf[0],
    2.2,
  )
  for (const p of points.slice(1, -1)) {
    studio.sheet.glow(p[0], p[1] + 9, 46, '#ffd88a', 0.5)
    studio.sheet.fill(
      ellipse(p[0], p[1] + 9, 6, 8),
      studio.palette.lamps ? '#fff0c0' : sunlit(studio.palette, '#fff0c0'),
    )
  }
}
