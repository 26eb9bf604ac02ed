/**
 * The path of the files that read the machine-readable zone of a picture in the browser (ADR-0052). It names their
 * version, so that browsers can cache them for ever: change it with the packages.
 */
export const readerPath = '/passport-reader/7.0.0'

/** The files below it: a worker, the program that it runs in two parts, and the shapes of letters. */
export const readerFiles = ['worker.js', 'core.js', 'tesseract-core-simd-lstm.wasm', 'eng.traineddata.gz'] as const
export type ReaderFile = (typeof readerFiles)[number]

/** The download that reads documents with the camera, in megabytes; the button names it. */
export const readerMegabytes = 4

/** Characters of a machine-readable zone (ICAO 9303, part 3). */
export const zoneCharacters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<'
