import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../root.ts'

const folder = join(root, 'docs', 'decisions')

/** Parses front matter and title of a record. @throws if one is missing. */
export function readRecord(
  file: string,
  text: string,
): { number: string; title: string; area: string; status: string } {
  const found =
    /^---\nstatus: (?<status>[^\n]+)\narea: (?<area>[^\n]+)\nkeywords: [^\n]+\n---\n\n# ADR-(?<number>\d{4}) (?<title>[^\n]+)\n/.exec(
      text,
    )
  const { status, area, number, title } = found?.groups ?? {}
  if (!status || !area || !number || !title || !file.startsWith(number))
    throw new Error(`docs/decisions/${file} needs status, area and keywords, and a title "ADR-${file.slice(0, 4)} …"`)
  return { number, title, area, status }
}

/** Generates `docs/decisions/README.md` from the records. */
export async function makeDecisionsIndex(): Promise<string> {
  const files = (await readdir(folder)).filter(file => /^\d{4}-.*\.md$/.test(file)).toSorted()
  const rows = files.map(async file => {
    const { number, title, area, status } = readRecord(file, await readFile(join(folder, file), 'utf8'))
    return `| [${number}](${file}) | ${title} | ${area} | ${status} |`
  })
  return [
    '# Decisions',
    '',
    'Architecture decision records: context, decision, alternatives, consequences. Code refers to them as `ADR-0018`. A decision that changes is superseded by a new record. `npm run decisions` writes this page.',
    '',
    '| No. | Decision | Area | Status |',
    '|---|---|---|---|',
    ...(await Promise.all(rows)),
    '',
  ].join('\n')
}
