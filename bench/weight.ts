import { limits, pageWeights, sent } from '#tools/checks/page-weight'
import { met, type Table } from './report.ts'

const kb = (bytes: number) => bytes / 1000

/** Size of each template's files on the initial load; the same on every machine. */
export async function benchWeight(): Promise<Table[]> {
  const rows = (await pageWeights()).map(page => ({
    template: page.template,
    scriptBrotli: kb(page.script.brotli),
    scriptSent: kb(sent(page, 'script')),
    scriptGzip: kb(page.script.gzip),
    scriptPlain: kb(page.script.plain),
    files: page.script.files,
    styleBrotli: kb(page.style.brotli),
    styleGzip: kb(page.style.gzip),
    aim: kb(limits.script),
    styleAim: kb(limits.style),
    met: sent(page, 'script') <= limits.script && page.style.brotli <= limits.style,
  }))
  return [
    {
      title:
        'Weight: kB of JavaScript and style sheets that a page asks for before interaction, in its heaviest language',
      columns: [
        { key: 'template', head: 'template' },
        { key: 'scriptBrotli', head: 'JS br', digits: 1 },
        { key: 'scriptSent', head: 'with headers', digits: 1 },
        { key: 'aim', head: 'aim ≤' },
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
