import { type PathEntry, type PathKind, withoutOwnHost } from '#domain/content/routing'
import type { Context } from '#server/context'
import { hasExpired } from '../rows/articles.ts'

/** Finds the entry of a path, for the path resolution: one map look-up per kind. */
export function findEntry(context: Pick<Context, 'catalogue' | 'clock' | 'configuration'>) {
  const { content, villaIdByPath } = context.catalogue
  const { publicUrl } = context.configuration
  const known: Record<PathKind, (path: string) => PathEntry | undefined> = {
    page: path => {
      const page = content.pageByPath.get(path)
      return (
        page && {
          id: page.id,
          httpStatusCode: page.httpStatusCode,
          ...(page.redirectTo && { redirectTo: withoutOwnHost(page.redirectTo, publicUrl) }),
        }
      )
    },
    villa: path => {
      const id = villaIdByPath.get(path)
      return id === undefined ? undefined : { id }
    },
    collection: path => content.listByPath.get(path),
    experience: path => content.experienceByPath.get(path),
    experiencegroup: path => content.experienceGroupByPath.get(path),
    press: path => content.pressPageByPath.get(path),
    blog: path => {
      const article = content.blogPageByPath.get(path)
      return article && { id: article.id, httpStatusCode: hasExpired(article, context) ? 410 : 200 }
    },
    blogtag: path => content.blogTagByPath.get(path),
  }
  return (kind: PathKind, path: string) => known[kind](path)
}
