import { clientPageList } from '#domain/content/client-pages'
import { article, layoutOf, publicTemplates, type Template } from '#domain/content/public-templates'

const templates: Readonly<Record<number, Template>> = {
  ...publicTemplates,
  ...Object.fromEntries(
    clientPageList.map(({ templateId, access, tellsModules = false }) => [
      templateId,
      { ...layoutOf({ template: 'own', templateId }), client: access, tellsModules },
    ]),
  ),
}

/** The template of an id; an unknown id is an article. For the server: browsers use `layoutOf`. */
export const templateOf = (id: number): Template => templates[id] ?? article

/** The ids of the templates for which the condition is true. */
export const templatesWhere = (isSo: (template: Template) => boolean): number[] =>
  Object.keys(templates)
    .map(Number)
    .filter(id => isSo(templateOf(id)))
