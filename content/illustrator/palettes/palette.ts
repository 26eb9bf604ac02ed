/** The coordinated colours of one hour, and its light. */
export interface Palette {
  name: string
  /** From the top of the sky to the horizon. */
  sky: readonly [string, string, string]
  cloud: string
  /** White plaster in sunlight and in shade. */
  light: string
  shade: string
  /** The glaze of cast shadows and its strength. */
  shadow: string
  depth: number
  /** Land by distance: farthest, middle, near. */
  land: readonly [string, string, string]
  /** The sea at the horizon, and below the viewer. */
  sea: readonly [string, string]
  glint: string
  /** Foliage in shade, half light and full light. */
  leaf: readonly [string, string, string]
  /** Bare ground and dry grass. */
  earth: string
  flower: string
  /** Height of the sun or moon in degrees. */
  sun: number
  /** Windows and lanterns are lit. */
  lamps?: true
  /** Stars and a moon. */
  stars?: true
}
