import { assetHeaderBytes, limits, pageWeights } from '#tools/checks/page-weight'
import { met, type Table } from './report.ts'

const kb = (bytes: number) => bytes / 1000

/** Size of each template's files on the initial load; the same on every machine. */
export async function benchWeight(): Promise<Table[]> {
  const rows = (await pageWeights()).map(({ template, script, style }) => ({
    template,
    scriptBrotli: kb(script.brotli),
    scriptSent: kb(script.brotli + script.files * assetHeaderBytes),
    scriptGzip: kb(script.gzip),
    scriptPlain: kb(script.plain),
    files: script.files,
    styleBrotli: kb(style.brotli),
    styleGzip: kb(style.gzip),
    aim: kb(limits.script),
    styleAim: kb(limits.style),
    met: script.brotli <= limits.script && style.brotli <= limits.style,
  }))
  return [
    {
      title:
        'Weight: kB of JavaScript and style sheets that a page asks for before interaction, in its heaviest language',
      columns: [
        { key: 'template', head: 'template' },
        { key: 'scriptBrotli', head: 'JS br', digits: 1 },
        { key: 'aim', head: 'aim ≤' },
        { key: 'scriptSent', head: 'with headers', digits: 1 },
        { key: 'scriptGzip', head: 'JS gzip', digits: 1 },
        { key: 'scriptPlain', head: 'JS plain', digits: 1 },
        { key: 'files', head: 'files' },
        { key: 'styleBrotli', head: 'CSS br', digits: 1 },
        { key: 'styleAim', head: 'aim ≤' },
        { key: 'styleGzip', head: 'CSS gzip', digits: 1 },
        met,
      ],
      rows,
    },
  ]
}
