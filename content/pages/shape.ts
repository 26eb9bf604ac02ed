import type { Text } from '#domain/language'
import type { Frame, Landmark, Subject } from '../illustrator/index.ts'
import type { Architecture, Landscape } from '../shapes.ts'

/** What the illustrator is asked to draw where there is no photograph. */
export interface Picture {
  subject: Subject
  landscape: Landscape
  architecture: Architecture
  landmark?: Landmark
  /** What stands close to the viewer. */
  frame?: Frame
}

/** Simple clean HTML; a link inside the site is a token in the address: <a href="{{page:46}}">. */
interface HtmlModule {
  type: 'Html'
  html: Text
}

/** Pictures that belong together. */
interface SlideShowModule {
  type: 'SlideShow'
  pictures: Picture[]
}

export type PageModule = HtmlModule | SlideShowModule

/** A part of a page that is put together of parts. */
export interface PagePart {
  kind: 'text' | 'figure' | 'step' | 'quote' | 'villas'
  label?: Text
  heading?: Text
  html?: Text
  picture?: Picture
  /** The slug of a collection. */
  collection?: string
}

export interface Page {
  id: number
  parentId?: number
  templateId: number
  httpStatusCode?: 301 | 302 | 404 | 410
  redirectTo?: string
  /** Without the language's prefix; the same in all languages. */
  path: string
  menuName: Text
  /** The browser's title, without the company's name. */
  title: Text
  metaDescription: Text
  heading1: Text
  heading2: Text
  modules: PageModule[]
  parts?: PagePart[]
  /** Since when its text is in force. */
  validFrom?: string
  picture?: Picture
}

/** A text in the three languages. */
export const say = (en: string, fr: string, de: string): Text => ({ en, fr, de })

/** A page's HTML in the three languages. */
export const html = (en: string, fr: string, de: string): HtmlModule => ({ type: 'Html', html: { en, fr, de } })

export const picture = (
  subject: Picture['subject'],
  landscape: Landscape,
  architecture: Architecture,
  landmark?: Landmark,
): Picture => ({ subject, landscape, architecture, ...(landmark && { landmark }) })
