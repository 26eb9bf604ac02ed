import type { ComponentType } from 'react'
import type { PageReply } from '#contract/pages'
import type { Language } from '#domain/language'
import { loadWords } from '#web/messages'
import { templateSources, templateWords } from '#web/template-words'
import { retried } from '#web/ui/lazy-retry'

/** What every page template is given. */
export interface TemplateProps {
  page: PageReply
}

/** A template's module: its component as the default export. */
interface TemplateModule {
  default: ComponentType<TemplateProps>
}

/** Template id → its folder (section 2.3). Templates that are not listed fall back to the article. */
const folders: Record<number, string> = {
  2: 'full-width',
  3: 'home',
  4: 'not-found',
  5: 'results',
  17: 'villa',
  24: 'full-height',
  26: 'full-height',
  41: 'experience',
  64: 'full-height',
  65: 'full-height',
  70: 'experience',
  77: 'full-height',
  97: 'full-height',
  103: 'search',
}

/** Templates whose first picture runs beneath the navigation (section 2.3). */
const fullHeightTemplates: ReadonlySet<number> = new Set([3, 65, 24, 17, 26, 97])
/** Templates without the main navigation, and without the footer. */
export const templatesWithoutNavigation: ReadonlySet<number> = new Set([98, 101])
export const templatesWithoutFooter: ReadonlySet<number> = new Set([98])

const modules = import.meta.glob<TemplateModule>('./templates/*/index.tsx')
const loaded = new Map<string, ComponentType<TemplateProps>>()

/** The folder of a page's template. */
export const templateFolder = (page: Pick<PageReply, 'kind' | 'templateId'>): string =>
  page.kind === 'collection' ? 'results' : (folders[page.templateId] ?? 'article')

/** Whether the page's first picture runs beneath the navigation. */
export const isFullHeight = (page: PageReply): boolean => fullHeightTemplates.has(page.templateId)

/** The sources of a page's template and words, by which its files are preloaded. */
export const pageSources = (page: PageReply, language: Language): string[] =>
  templateSources(templateFolder(page), language)

/** Loads a page's template and its words; once they are there it renders without waiting. */
export async function loadTemplate(page: PageReply, language: Language): Promise<void> {
  const folder = templateFolder(page)
  const load = modules[`./templates/${folder}/index.tsx`]
  if (!load) throw new Error(`There is no template ${folder}`)
  const [module] = await Promise.all([
    loaded.has(folder) ? undefined : retried(load),
    loadWords(language, templateWords(folder)),
  ])
  if (module) loaded.set(folder, module.default)
}

/** Loads every template: a server has them all from the start, and needs no file of the build after that. */
export async function loadAllTemplates(): Promise<void> {
  for (const [path, load] of Object.entries(modules)) loaded.set(path.split('/')[2] ?? path, (await load()).default)
}

/** The loaded template of a page. */
export function getTemplate(page: PageReply): ComponentType<TemplateProps> {
  const template = loaded.get(templateFolder(page))
  if (!template) throw new Error(`The template ${templateFolder(page)} is not loaded`)
  return template
}
