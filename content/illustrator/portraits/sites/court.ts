import { mix } from '../../colour.ts'
import type { Point } from '../../geometry.ts'
import { sunlit } from '../../light.ts'
import { lemonTree, potted } from '../../plants/garden.ts'
import { paintSky } from '../../sky.ts'
import { outline } from '../../trace.ts'
import { type Drawn, stand } from '../stand.ts'

/** Through the arch of the gate: the court in full light, all on one axis. */
export const court: Drawn = (setting, mark) => {
  const { studio, house, flora } = setting
  const { sheet, palette, side } = studio
  const [w, h] = [sheet.width, sheet.height]
  const horizon = h * 0.62
  const back = h * 0.69
  paintSky(studio, horizon, true)
  mark(w * 0.5, horizon - 30, w * 0.62)
  const floor = sunlit(palette, mix(house.floor, '#fff4da', 0.4))
  sheet.fade(`M0 ${back - 10}h${w}V${h}H0z`, back, h, floor, mix(floor, palette.earth, 0.4))
  stand(setting, { x: w * 0.5, y: back, width: w * 0.5, height: h * 0.42, turn: 0, eye: 1.7, away: 46, plinth: 0 })
  // The wings of the court run towards the viewer on both sides.
  const wall = house.wall
  for (const s of [-1, 1] as const) {
    const x = (k: number) => w * 0.5 + s * w * k
    const lit = s !== side
    const tone = lit ? sunlit(palette, wall) : mix(sunlit(palette, wall), palette.shadow, 0.52)
    sheet.shape(
      [
        [x(0.25), back],
        [x(0.45), h * 0.86],
        [x(0.45), h * 0.3],
        [x(0.25), back - h * 0.16],
      ],
      tone,
    )
    sheet.shape(
      [
        [x(0.25), back - h * 0.16],
        [x(0.45), h * 0.3],
        [x(0.45), h * 0.27],
        [x(0.245), back - h * 0.175],
      ],
      sunlit(palette, '#cf7450'),
    )
    for (const [a, b] of [
      [0.275, 0.315],
      [0.335, 0.4],
    ] as const) {
      const foot = (k: number) => back + ((k - 0.25) / 0.2) * (h * 0.86 - back)
      const top = (k: number) => foot(k) - (h * 0.1 + ((k - 0.25) / 0.2) * h * 0.15)
      const mid = (a + b) / 2
      sheet.fill(
        `M${x(a)} ${foot(a)}L${x(b)} ${foot(b)}V${top(b)}Q${x(mid)} ${top(mid) - h * 0.06} ${x(a)} ${top(a)}z`,
        mix(tone, '#1c1526', 0.62),
      )
    }
    if (!lit)
      sheet.shape(
        [
          [x(0.25), back],
          [x(0.45), h * 0.86],
          [x(0.3), h * 0.9],
          [x(0.19), back + 6],
        ],
        mix(floor, palette.shadow, 0.4),
      )
    const tree = house.height > 6 && setting.architecture === 'baglio' ? flora.tall : lemonTree
    tree(studio, x(0.2), h * 0.765, h * (tree === lemonTree ? 0.2 : 0.44))
    potted(studio, x(0.13), h * 0.83, h * 0.14)
  }
  const dark = mix(palette.shadow, '#140d1c', 0.45)
  const [a, b, spring, top] = [w * 0.13, w * 0.87, h * 0.5, h * 0.045]
  const arch = (k: number): Point[] => [
    [a + k, h + 10],
    [a + k, spring],
    ...Array.from({ length: 25 }, (_, i): Point => {
      const t = (i / 24) * Math.PI
      return [(a + b) / 2 - Math.cos(t) * ((b - a) / 2 - k), spring - Math.sin(t) * (spring - top - k)]
    }),
    [b - k, spring],
    [b - k, h + 10],
  ]
  const soffit = mix(dark, sunlit(palette, wall), 0.28)
  sheet.fill(`M-5 -5V${h + 10}H${w + 5}V-5z${outline(arch(64))}`, soffit)
  sheet.fill(`M-5 -5V${h + 10}H${w + 5}V-5z${outline(arch(0))}`, dark)
  sheet.shape(
    [
      [-5, h + 5],
      [w + 5, h + 5],
      [w * 0.83, h * 0.925],
      [w * 0.17, h * 0.925],
    ],
    mix(dark, floor, 0.2),
  )
  sheet.fill(
    outline([
      [w * 0.42, h + 5],
      [w * 0.6, h + 5],
      [w * 0.54, h * 0.925],
      [w * 0.46, h * 0.925],
    ]),
    floor,
  )
  // The lantern hangs from the crown of the arch by its chain.
  const lx = w * 0.5
  sheet.line(`M${lx} ${top + 60}V${h * 0.15}`, dark, 5)
  sheet.shape(
    [
      [lx - 20, h * 0.225],
      [lx + 20, h * 0.225],
      [lx + 27, h * 0.165],
      [lx - 27, h * 0.165],
    ],
    dark,
  )
  sheet.shape(
    [
      [lx - 13, h * 0.218],
      [lx + 13, h * 0.218],
      [lx + 18, h * 0.172],
      [lx - 18, h * 0.172],
    ],
    '#ffcf70',
  )
  sheet.shape(
    [
      [lx - 32, h * 0.165],
      [lx + 32, h * 0.165],
      [lx, h * 0.143],
    ],
    dark,
  )
}
