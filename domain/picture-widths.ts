/**
 * The widths in which every picture can be had, in pixels: those of section 9, 760 for the whole width of a telephone,
 * and 2560 for what fills a wide screen.
 */
export const pictureWidths = [68, 80, 200, 400, 520, 760, 1000, 1920, 2560] as const

/** The widths of the upright cut of a picture, for the first screen of telephones. */
export const tallWidths = [400, 760, 1000] as const

/** Width to height of the upright cut. */
export const tallRatio = 3 / 4
