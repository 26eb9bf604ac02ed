type Channels = readonly [number, number, number]

const channels = (hex: string): Channels => [
  parseInt(hex.slice(1, 3), 16),
  parseInt(hex.slice(3, 5), 16),
  parseInt(hex.slice(5, 7), 16),
]

const hexOf = (c: Channels): string =>
  '#' +
  c
    .map(v =>
      Math.round(Math.min(255, Math.max(0, v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')

const linear = (v: number) => (v <= 10.31 ? v / 3294.6 : ((v / 255 + 0.055) / 1.055) ** 2.4)
const gamma = (v: number) => 255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * Math.max(0, v) ** (1 / 2.4) - 0.055)

function oklab(hex: string): Channels {
  const [r, g, b] = channels(hex).map(linear) as unknown as Channels
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromOklab([L, a, b]: Channels): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  return hexOf([
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ])
}

const mixed = new Map<string, string>()

/** Interpolates two colours perceptually (OKLab), by `t` from 0 to 1. */
export function mix(from: string, to: string, t: number): string {
  if (t <= 0) return from
  if (t >= 1) return to
  const key = from + to + t.toFixed(3)
  const known = mixed.get(key)
  if (known) return known
  const a = oklab(from)
  const b = oklab(to)
  const result = fromOklab([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t])
  if (mixed.size > 20000) mixed.clear()
  mixed.set(key, result)
  return result
}

/** Multiplies two glazes: the colour of white paper under both. */
export function glaze(colour: string, over: string): string {
  const a = channels(colour)
  const b = channels(over)
  return hexOf([(a[0] * b[0]) / 255, (a[1] * b[1]) / 255, (a[2] * b[2]) / 255])
}

/** The colour made lighter (amount above 0) or darker (below 0). */
export function tint(colour: string, amount: number): string {
  return amount >= 0 ? mix(colour, '#fffaf0', amount) : mix(colour, '#10141f', -amount)
}
