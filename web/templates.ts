import type { ComponentType } from 'react'
import type { PageReply } from '#contract/pages'
import { type TemplateName, templateOf } from '#domain/templates'

/** What every page template is given. */
export interface TemplateProps {
  page: PageReply
}

/** A template's module: its component as the default export. */
interface TemplateModule {
  default: ComponentType<TemplateProps>
}

/** Designs that share a folder with another. */
const shared: Partial<Record<TemplateName, TemplateName>> = {
  'experience-group': 'experience',
  journal: 'article',
  'journal-article': 'article',
  'journal-topic': 'article',
  'press-article': 'article',
}

const modules = import.meta.glob<TemplateModule>('./templates/*/index.tsx')
const loaded = new Map<string, ComponentType<TemplateProps>>()

/** The folder of a page's template. */
const templateFolder = (page: PageReply): string => {
  const { name } = templateOf(page.templateId)
  return shared[name] ?? name
}

/** The module's name in the build's manifest, by which its files are preloaded. */
export const templateSource = (page: PageReply): string => `web/templates/${templateFolder(page)}/index.tsx`

/** Loads a page's template; once loaded it renders without waiting. A chunk that does not load is tried again. */
export async function loadTemplate(page: PageReply): Promise<void> {
  const folder = templateFolder(page)
  if (loaded.has(folder)) return
  const load = modules[`./templates/${folder}/index.tsx`]
  if (!load) throw new Error(`There is no template ${folder}`)
  loaded.set(folder, (await load().catch(load)).default)
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
