import { readerPath, zoneCharacters } from '#domain/passports/machine-reader'
import { findZone } from './find-zone'

/** Loading four megabytes through the network of a hotel. */
const timeoutMs = 120_000

/** Reads zones in pictures, on this device; `close` ends its worker. */
export interface TextReader {
  read: (picture: HTMLCanvasElement) => Promise<string | undefined>
  close: () => void
}

const rejectLate = (milliseconds: number) =>
  new Promise<never>((_, reject) => setTimeout(reject, milliseconds, new Error('the reader did not load')))

/**
 * Loads the reader from the site itself. Pictures reach its worker by `postMessage` only; the policy of the worker
 * allows no other site (ADR-0052).
 */
export async function openTextReader(): Promise<TextReader> {
  const { default: tesseract } = await import('tesseract.js')
  const { createWorker, OEM, PSM } = tesseract
  const worker = await Promise.race([
    createWorker('eng', OEM.LSTM_ONLY, {
      workerPath: `${readerPath}/worker.js`,
      corePath: `${readerPath}/core.js`,
      langPath: readerPath,
      // Without a blob: the content policy allows workers of the site only.
      workerBlobURL: false,
      cacheMethod: 'none',
    }),
    rejectLate(timeoutMs),
  ])
  await worker.setParameters({
    tessedit_char_whitelist: zoneCharacters,
    tessedit_pageseg_mode: PSM.SPARSE_TEXT,
    // Without it, each picture is a line in the console about its resolution.
    user_defined_dpi: '300',
  })
  return {
    read: async picture => findZone((await worker.recognize(picture)).data.text),
    close: () => void worker.terminate(),
  }
}
