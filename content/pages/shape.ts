import type { Text } from '#domain/text/language'
import type { Frame, Landmark, Subject } from '../illustrator/index.ts'
import type { Architecture, Landscape } from '../shapes.ts'

/** Brief for the illustrator, in place of a photograph. */
export interface Picture {
  subject: Subject
  landscape: Landscape
  architecture: Architecture
  landmark?: Landmark
  /** Foreground close to the viewer. */
  frame?: Frame
}

/** Simple clean HTML; an internal link has a token as its URL: <a href="{{page:46}}">. */
interface HtmlModule {
  type: 'Html'
  html: Text
}

interface SlideShowModule {
  type: 'SlideShow'
  pictures: Picture[]
}

export type PageModule = HtmlModule | SlideShowModule

/** A part of a composed page. */
export interface PagePart {
  kind: 'text' | 'figure' | 'step' | 'quote' | 'villas'
  label?: Text
  heading?: Text
  html?: Text
  picture?: Picture
  /** Slug of a collection. */
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
  /** Document title, without the company's name. */
  title: Text
  metaDescription: Text
  heading1: Text
  heading2: Text
  modules: PageModule[]
  parts?: PagePart[]
  /** Date from which its text applies. */
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
