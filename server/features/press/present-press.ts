import type { PageOf } from '#contract/pages'
import { templateIds } from '#domain/content/public-templates'
import { linkedVilla } from '#server/catalogue/pages/linked-pages'
import { htmlModule, listing } from '#server/catalogue/pages/modules'
import { type Presenter, syntheticPageFrame } from '#server/catalogue/pages/page-frame'
import { getPicture, presentPicture } from '#server/catalogue/present'
import { presentPressPage, villasOf } from './present.ts'

/** A press piece, with the villas that it mentions. */
export const presentPress: Presenter<PageOf<'press-article'>> = (context, id, { language, audience }) => {
  const { catalogue } = context
  const { content } = catalogue
  const row = content.pressPageById.get(id)
  if (!row) return undefined
  const piece = presentPressPage(row, context, language, audience)
  const villas = villasOf(row, context, audience)
  return {
    ...syntheticPageFrame(catalogue, row.path, piece.title, language),
    template: 'press-article',
    kind: 'press',
    id,
    templateId: templateIds.press,
    title: piece.pageTitle,
    metaDescription: piece.introText,
    heading1: piece.title,
    heading2: piece.introText,
    picture: presentPicture(getPicture(content, row.pictureId), language),
    modules: [
      htmlModule(row.id, row.content[language], context, language),
      ...listing(
        villas.map(villa => linkedVilla(villa, content, language)),
        'villas',
      ),
    ],
    pressPage: piece,
  }
}
