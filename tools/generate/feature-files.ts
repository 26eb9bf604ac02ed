import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Names of a feature in all spellings: `fact-sheets` gives `factSheets` and `FactSheets`. */
export interface FeatureNames {
  kebab: string
  camel: string
  pascal: string
}

export function featureNames(kebab: string): FeatureNames {
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(kebab)) throw new Error(`${kebab} is no name such as fact-sheets`)
  const pascal = kebab.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return { kebab, pascal, camel: `${pascal[0]?.toLowerCase()}${pascal.slice(1)}` }
}

/** Path of the feature's first endpoint. */
export const pathOf = ({ kebab }: FeatureNames): string => `/core/properties/{id}/${kebab.replaceAll('-', '')}`

const fileOf: Record<string, (names: FeatureNames) => string> = {
  'contract.txt': ({ kebab }) => `contract/villas/${kebab}.ts`,
  'routes.txt': ({ kebab }) => `server/features/${kebab}/routes.ts`,
  'use-case.txt': ({ kebab }) => `server/features/${kebab}/get-${kebab}.ts`,
  'test.txt': ({ kebab }) => `server/features/${kebab}/${kebab}.test.ts`,
}

/** The files of a new feature, from their templates: its endpoint, routes, use case and test. */
export async function featureFiles(names: FeatureNames): Promise<[file: string, text: string][]> {
  const path = pathOf(names)
  const values: Record<string, string> = {
    ...names,
    path,
    pathOfId: path.replace('{id}', '$' + '{id}'),
    words: names.kebab.replaceAll('-', ' '),
  }
  return Promise.all(
    Object.entries(fileOf).map(async ([template, file]): Promise<[string, string]> => {
      const text = await readFile(join(import.meta.dirname, 'feature', template), 'utf8')
      return [file(names), text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')]
    }),
  )
}

/** Inserts a line before the first of the lines that matches; throws where the list is not found. */
function insertBefore(text: string, anchor: RegExp, line: string): string {
  const at = text.search(anchor)
  if (at < 0) throw new Error(`no place found for ${line.trim()}`)
  return `${text.slice(0, at)}${line}\n${text.slice(at)}`
}

/** The lists that are kept by hand, with the feature registered. */
export const registrations: Readonly<Record<string, (text: string, names: FeatureNames) => string>> = {
  'contract/endpoints.ts': (text, { camel, kebab }) =>
    insertBefore(
      insertBefore(text, /^import \* as villaSearch/m, `import * as ${camel} from '#contract/villas/${kebab}'`),
      /^ {2}\.\.\.villaSearch,/m,
      `  ...${camel},`,
    ),
  'server/all-features.ts': (text, { camel, kebab }) =>
    insertBefore(
      insertBefore(
        text,
        /^import \{ villaRoutes \}/m,
        `import { ${camel}Routes } from '#server/features/${kebab}/routes'`,
      ),
      /^ {2}cancellingRoutes,/m,
      `  ${camel}Routes,`,
    ),
  'testing/generated/access-matrix.ts': (text, names) =>
    insertBefore(text, /^ {2}'GET \/core\/properties\/comparison'/m, `  'GET ${pathOf(names)}': 'all',`),
}
