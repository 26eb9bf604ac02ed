/** The widths in which every picture can be had, in pixels (section 9, and 760: what a telephone's whole width needs). */
export const pictureWidths = [68, 80, 200, 400, 520, 760, 1000, 1920] as const

/** The widths of the upright cut of a picture, for the first screen of telephones. */
export const tallWidths = [400, 760, 1000] as const

/** Width to height of the upright cut. */
export const tallRatio = 3 / 4
