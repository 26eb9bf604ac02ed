import type { Text } from '#domain/text/language'
import { type Page, type PageModule, type Picture, say } from './shape.ts'

export type GuideKind =
  | 'experiences'
  | 'areas'
  | 'beaches'
  | 'history'
  | 'food-and-wine'
  | 'weather'
  | 'towns-and-cities'

/** The pages below a destination by path, with template and id offset. */
export const guideKinds: Record<GuideKind, { templateId: number; offset: number; menuName: Text }> = {
  experiences: { templateId: 63, offset: 0, menuName: say('Experiences', 'Expériences', 'Erlebnisse') },
  areas: { templateId: 38, offset: 1, menuName: say('Areas', 'Où loger', 'Gegenden') },
  beaches: { templateId: 38, offset: 2, menuName: say('Beaches', 'Plages', 'Strände') },
  history: { templateId: 38, offset: 3, menuName: say('History', 'Histoire', 'Geschichte') },
  'food-and-wine': { templateId: 38, offset: 4, menuName: say('Food and wine', 'Table et vins', 'Essen und Wein') },
  weather: { templateId: 33, offset: 5, menuName: say('Weather', 'Météo', 'Wetter') },
  'towns-and-cities': {
    templateId: 38,
    offset: 6,
    menuName: say('Towns and cities', 'Villes et villages', 'Städte und Orte'),
  },
}

export interface Guide {
  title: Text
  metaDescription: Text
  heading2: Text
  module: PageModule
  picture: Picture
}

/** The seven pages below a destination; their ids are consecutive. */
export const guides = (
  place: { parentId: number; firstId: number; path: string },
  texts: Record<GuideKind, Guide>,
): Page[] =>
  (Object.keys(guideKinds) as GuideKind[]).map(kind => {
    const { title, metaDescription, heading2, module, picture } = texts[kind]
    const { templateId, offset, menuName } = guideKinds[kind]
    return {
      id: place.firstId + offset,
      parentId: place.parentId,
      templateId,
      path: `${place.path}/${kind}`,
      menuName,
      title,
      metaDescription,
      heading1: title,
      heading2,
      modules: [module],
      picture,
    }
  })
