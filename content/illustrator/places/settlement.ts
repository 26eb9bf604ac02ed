import type { Architecture } from '../../shapes.ts'
import { paintBackdrop } from '../backdrop.ts'
import { view } from '../camera.ts'
import { mix } from '../colour.ts'
import type { Vec } from '../geometry.ts'
import { sunlit } from '../light.ts'
import { facade } from '../openings.ts'
import { potted } from '../plants/garden.ts'
import { broadTree, cypress } from '../plants/trees.ts'
import type { Random } from '../random.ts'
import { render } from '../render.ts'
import { fishingBoat, paintSea } from '../sea.ts'
import type { Setting } from '../setting.ts'
import { dab, ellipse } from '../sheet.ts'
import { level, planted } from '../site.ts'
import { paintSky } from '../sky.ts'
import type { Solid, Surface, Thing } from '../solids.ts'
import { block, gableRoof, hipRoof, turned } from '../solids.ts'

const flat: readonly Architecture[] = ['cycladic-cube', 'modern-white', 'masseria', 'cretan-stone', 'trullo']
const stony: readonly Architecture[] = ['mani-tower', 'bergerie', 'stazzo', 'tuscan-farmhouse']

function wallColours(architecture: Architecture): readonly string[] {
  if (flat.includes(architecture)) return ['#fbf7ee', '#fbf4e4', '#f6eede', '#f3e6cc']
  if (stony.includes(architecture)) return ['#dcc49a', '#d6b98c', '#e6d0a8', '#ecdcb8']
  return ['#f0c894', '#e8a98a', '#f3dcb0', '#f0b89c', '#f6e6c6', '#dba07c']
}

/** One house of a village. */
function villageHouse(
  architecture: Architecture,
  at: Vec,
  w: number,
  d: number,
  h: number,
  shutters: string,
  chance: Random,
): Solid[] {
  const colour = chance.pick(wallColours(architecture))
  const surface: Surface = { colour }
  const style = { shutters }
  const front = facade(
    {
      floors: Math.max(1, Math.floor(h / 3)),
      storey: 3,
      bay: 2.3,
      size: [0.8, 1.25],
      style,
      loose: true,
      door: shutters,
    },
    chance,
  )
  const body = block(at, [w, d, h], surface, {
    front: { colour, upon: front },
    left: { colour, upon: front },
    right: { colour, upon: front },
  })
  const top: Vec = [at[0], at[1], at[2] + h]
  if (flat.includes(architecture)) return [body, block([at[0], at[1] + d - 0.3, at[2] + h], [w, 0.3, 0.4], surface)]
  const roof: Surface = { colour: chance.pick(['#cf7450', '#c8623c', '#d98a60']), texture: 'tiles' }
  return [
    body,
    chance.chance(0.55)
      ? hipRoof(top, [w, d, Math.min(w, d) * 0.28], roof, 0.3)
      : gableRoof(top, [w, d, d * 0.28], roof, surface, 'x', 0.3),
  ]
}

/** A bell tower or a dome over the roofs. */
function landmark(architecture: Architecture, at: Vec): Solid[] {
  const colour = flat.includes(architecture) ? '#fffaf0' : '#ecd3a4'
  const [x, y, z] = at
  if (flat.includes(architecture))
    return [
      block([x - 3, y, z], [6, 6, 5], { colour }),
      turned(
        [x, y + 3, z + 5],
        [
          [2.8, 0],
          [2.7, 0.8],
          [2.2, 2],
          [1.4, 2.9],
          [0, 3.4],
        ],
        { colour: '#4d8fc0' },
        16,
      ),
      block([x + 3.2, y, z], [2, 2, 8.4], { colour }),
      turned(
        [x + 4.2, y + 1, z + 8.4],
        [
          [0.9, 0],
          [0.7, 0.7],
          [0, 1],
        ],
        { colour: '#4d8fc0' },
        10,
      ),
    ]
  return [
    block([x - 1.7, y, z], [3.4, 3.4, 15], { colour, texture: 'stone' }),
    block([x - 1.9, y - 0.2, z + 11], [3.8, 3.8, 0.4], { colour }),
    hipRoof([x - 1.7, y, z + 15], [3.4, 3.4, 2.6], { colour: '#c8623c', texture: 'tiles' }, 0.3),
  ]
}

/** A town piled up its hill. */
export function town(setting: Setting): void {
  const { studio, architecture, landscape } = setting
  const { sheet, chance, palette } = studio
  const horizon = sheet.height * chance.between(0.5, 0.58)
  paintSky(studio, horizon)
  paintBackdrop(studio, { horizon, bottom: horizon + 190, landscape, landmark: setting.landmark })
  const camera = view({
    eye: [chance.between(-16, 16), -66, 13],
    towards: [0, 0, 0],
    focal: 2150,
    centre: sheet.width * chance.between(0.44, 0.56),
    horizon,
  })
  const things: Thing[] = []
  const shutters = [setting.house.shutters, '#6f8f7a', '#5f8aa0', '#8a5a42']
  for (let row = 0; row < 7; row++) {
    const half = 27 - row * 3.2
    const z = row * 2.7
    const y = row * 6.4
    things.push(
      level(
        [-half - 6, y - 1.4, -8],
        [half + 6, y + 6, z],
        { colour: mix(palette.earth, palette.land[2], 0.4) },
        setting.house.masonry,
      ),
    )
    for (let x = -half + chance.between(0, 3); x < half; ) {
      const w = chance.between(4, 7)
      if (chance.chance(0.84))
        things.push(
          ...villageHouse(
            architecture,
            [x, y + chance.between(0, 0.8), z],
            w,
            4.2,
            chance.between(3, 6.6),
            chance.pick(shutters),
            chance,
          ),
        )
      else
        things.push(
          planted(
            studio,
            setting.flora.tall === cypress ? cypress : broadTree,
            [x + w / 2, y + 1, z],
            chance.between(5, 8),
          ),
        )
      x += w + (chance.chance(0.3) ? 1.2 : 0.05)
    }
  }
  things.push(...landmark(architecture, [chance.between(-4, 4), 45, 18.9]))
  things.push(
    level([-80, -30, -9], [80, -1.4, -3], { colour: mix(palette.earth, palette.land[2], 0.55) }, setting.house.masonry),
  )
  for (let i = 0; i < 14; i++)
    things.push(
      planted(
        studio,
        chance.pick([setting.flora.tree, setting.flora.low[0]!, setting.flora.tree]),
        [chance.between(-34, 34), chance.between(-22, -3), -3],
        chance.between(2.6, 5),
      ),
    )
  render(studio, camera, things)
}

/** Houses in a row on a quay, boats at their moorings. */
export function harbour(setting: Setting): void {
  const { studio, architecture } = setting
  const { sheet, chance, palette } = studio
  const horizon = sheet.height * chance.between(0.46, 0.52)
  paintSky(studio, horizon)
  paintBackdrop(studio, { horizon, bottom: horizon + 60, landscape: 'mountains' })
  paintSea(studio, horizon, sheet.height)
  const camera = view({
    eye: [chance.side() * 12, -46, 5.5],
    towards: [0, 0, 0],
    focal: 1650,
    centre: sheet.width / 2,
    horizon,
  })
  const things: Thing[] = [
    level(
      [-60, -5, -1.1],
      [60, 30, 0],
      { colour: setting.house.floor, texture: 'paving' },
      { colour: '#cdb996', texture: 'stone' },
    ),
  ]
  const shutters = [setting.house.shutters, '#5f8f7a', '#4f84a0', '#9a5a42']
  for (const [y, z, high] of [
    [0, 0, 6.4],
    [8, 3.4, 6.4],
    [15, 7, 6],
  ] as const) {
    if (z) things.push(level([-40, y - 1.5, 0], [40, y + 6, z], { colour: palette.earth }, setting.house.masonry))
    for (let x = -30; x < 30; ) {
      const w = chance.between(4.6, 7)
      if (z === 0 || chance.chance(0.72))
        things.push(
          ...villageHouse(
            architecture,
            [x, y, z],
            w,
            5.4,
            high * chance.between(0.75, 1.35),
            chance.pick(shutters),
            chance,
          ),
        )
      x += w + 0.04
    }
  }
  things.push(...landmark(architecture, [chance.between(-10, 10), 24, 7]))
  for (let x = -24; x < 26; x += 8) things.push(planted(studio, broadTree, [x + chance.between(-2, 2), -2.6, 0], 4.2))
  render(studio, camera, things)
  // The quay runs aslant: its foot is where the water begins.
  const quay = (x: number) => camera.project([(x - sheet.width / 2) / 40, -5, -1.1])[1]
  const foot = Math.max(quay(0), quay(sheet.width))
  reflections(setting, foot)
  const colours = ['#2f6f9f', '#fbf5e8', '#c8503a', '#3f8a7a', '#e9b44c']
  const shift = chance.int(0, 4)
  for (const [x, y, l] of [
    [0.3, 0.05, 0.12],
    [0.64, 0.08, 0.13],
    [0.88, 0.24, 0.17],
    [0.14, 0.36, 0.2],
    [0.55, 0.62, 0.28],
  ] as const)
    fishingBoat(
      studio,
      sheet.width * (x + chance.between(-0.03, 0.03)),
      foot + 26 + (sheet.height - foot - 60) * y,
      sheet.width * l,
      colours[(Math.round(x * 10) + shift) % 5]!,
    )
}

function reflections(setting: Setting, foot: number): void {
  const { sheet, chance, palette } = setting.studio
  for (let i = 0; i < 5; i++) {
    let d = ''
    for (let k = 0; k < 16; k++)
      d += dab(
        chance.between(0, sheet.width),
        foot + chance.next() ** 1.6 * 170,
        chance.between(40, 160),
        chance.between(3, 7),
        0,
      )
    sheet.fill(d, sunlit(palette, wallColours(setting.architecture)[i % 4]!), 0.34)
  }
}

/** Striped awnings over crates of fruit, a façade behind. */
export function market(setting: Setting): void {
  const { studio, architecture, house } = setting
  const { sheet, chance, side } = studio
  const horizon = sheet.height * 0.54
  paintSky(studio, horizon)
  paintBackdrop(studio, {
    horizon,
    bottom: horizon + 90,
    landscape: setting.landscape,
    landmark: setting.landmark,
    low: true,
  })
  const camera = view({
    eye: [-side * 3.4, -9.6, 1.75],
    yaw: side * 0.2,
    focal: 1320,
    centre: sheet.width / 2,
    horizon,
  })
  const things: Thing[] = [
    block(
      [-40, -14, -0.4],
      [80, 44, 0.4],
      { colour: house.floor },
      { top: { colour: house.floor, texture: 'paving' } },
    ),
  ]
  for (let x = -15; x < 15; ) {
    const w = chance.between(5.5, 7.5)
    things.push(
      ...villageHouse(
        architecture,
        [x, 6, 0],
        w,
        6,
        chance.between(6.2, 9),
        chance.pick([house.shutters, '#5f8f7a', '#4f84a0']),
        chance,
      ),
    )
    x += w + 0.05
  }
  const awnings = chance.pick([
    ['#d9603f', '#fff6e6'],
    ['#2f7f94', '#fff6e6'],
    ['#e9b44c', '#fffaf0'],
  ] as const)
  for (const [x, y] of [
    [-5.4, 0.6],
    [-1.2, 0.3],
    [3.2, 0.8],
  ] as const)
    things.push(...stall(setting, x, y, awnings))
  for (const [x, y, i] of [
    [-1.9, -3.3, 0],
    [-1, -3.1, 1],
    [side * 2.6, -2.6, 2],
    [side * 3.5, -2.4, 3],
  ] as const)
    things.push(...crate(setting, [x, y, 0], fruits[(i + 2) % fruits.length]!))
  things.push(
    planted(studio, potted, [-side * 4.6, -2.2, 0], 1.5),
    planted(studio, potted, [-side * 5.6, -1.6, 0], 1.2),
    planted(studio, broadTree, [-side * 2, -14, 0], 8),
  )
  things.push(planted(studio, broadTree, [side * 7.6, 1.6, 0], 7.4), planted(studio, broadTree, [-side * 11, 3, 0], 7))
  render(studio, camera, things)
}

const fruits = ['#f0a93a', '#d9483a', '#f6cf4a', '#8aa83f', '#8a4a7a', '#e8783a']

function stall(setting: Setting, x: number, y: number, colours: readonly [string, string]): Thing[] {
  const out: Thing[] = []
  for (const [u, v, h] of [
    [0, 0, 2.1],
    [3.3, 0, 2.1],
    [0, 1.8, 2.7],
    [3.3, 1.8, 2.7],
  ] as const)
    out.push(block([x + u, y + v, 0], [0.09, 0.09, h], { colour: '#9a7a58' }))
  out.push(block([x, y + 0.15, 0], [3.4, 1.3, 0.8], { colour: '#b58c60', texture: 'planks' }))
  for (let i = 0; i < 8; i++) {
    const [a, b] = [x - 0.2 + i * 0.475, x + 0.275 + i * 0.475]
    const cloth: Vec[] = [
      [a, y - 0.45, 2.05],
      [b, y - 0.45, 2.05],
      [b, y + 2, 2.75],
      [a, y + 2, 2.75],
    ]
    const fringe: Vec[] = [
      [a, y - 0.45, 1.82],
      [b, y - 0.45, 1.82],
      [b, y - 0.45, 2.05],
      [a, y - 0.45, 2.05],
    ]
    const colour = colours[i % 2]!
    out.push(awningStrip(cloth, fringe, colour))
  }
  for (let i = 0; i < 4; i++)
    out.push(
      ...crate(setting, [x + 0.1 + i * 0.82, y + 0.1, 0.8], fruits[(i + Math.abs(Math.round(x))) % fruits.length]!),
    )
  return out
}

function awningStrip(cloth: Vec[], fringe: Vec[], colour: string): Solid {
  const under = [...cloth].reverse().map((p): Vec => [p[0], p[1], p[2] - 0.02])
  const body = block([cloth[0]![0], cloth[0]![1], 1.82], [cloth[1]![0] - cloth[0]![0], 2.4, 0.9], { colour })
  const face = (points: Vec[], up: Vec) => ({ points, normal: up, surface: { colour } })
  return { ...body, faces: [face(cloth, [0, -0.27, 0.96]), face(under, [0, 0.27, -0.96]), face(fringe, [0, -1, 0])] }
}

function crate(setting: Setting, at: Vec, colour: string): Thing[] {
  const spots = Array.from(
    { length: 16 },
    (_, i) =>
      [0.08 + (i % 4) * 0.17 + setting.studio.chance.between(-0.02, 0.02), 0.26 + Math.floor(i / 4) * 0.05] as const,
  )
  return [
    block(at, [0.74, 0.8, 0.2], { colour: '#d4aa74' }),
    {
      kind: 'prop',
      low: [at[0], at[1] - 0.02, at[2] + 0.2],
      high: [at[0] + 0.74, at[1] + 0.6, at[2] + 0.5],
      draw: (s, camera) => {
        const k = camera.scale(at)
        let dark = ''
        let light = ''
        for (const [u, v] of spots) {
          const [x, y] = camera.project([at[0] + u + 0.05, at[1], at[2] + v - 0.04])
          dark += ellipse(x, y, 0.1 * k)
          light += ellipse(x + s.side * 0.02 * k, y - 0.025 * k, 0.066 * k)
        }
        s.sheet.fill(dark, mix(sunlit(s.palette, colour), s.palette.shadow, 0.3))
        s.sheet.fill(light, sunlit(s.palette, colour))
      },
    },
  ]
}
