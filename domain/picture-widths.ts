/** The widths in which every picture can be had, in pixels (section 9). */
export const pictureWidths = [68, 80, 200, 400, 520, 1000, 1920] as const
