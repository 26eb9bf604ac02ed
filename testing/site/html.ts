import { type HtmlElement, Parser, StaticConfigLoader } from 'html-validate'

const configuration = await new StaticConfigLoader({}).getConfigFor('page.html')

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const decode = (text: string) => text.replace(/&(\w+|#x27);/g, (whole, name: string) => entities[name] ?? whole)

/** Parses a rendered page. */
export const parseHtml = (html: string): HtmlElement => new Parser(configuration).parseHtml(html)

export const textOf = (element: HtmlElement | null): string => decode(element?.textContent ?? '').trim()

export const attributeOf = (element: HtmlElement | null, name: string): string | null => {
  const value = element?.getAttributeValue(name)
  return value == null ? null : decode(value)
}

/** The first link with a text. */
export const linkNamed = (root: HtmlElement, text: string): HtmlElement | null =>
  root.querySelectorAll('a').find(link => textOf(link) === text) ?? null

/**
 * The address that a browser without scripts requests when a visitor fills in a form and submits it. A select's value
 * is given by the text of its option.
 */
export function submittedTo(form: HtmlElement, typed: Readonly<Record<string, string>>): string {
  if (attributeOf(form, 'method') !== 'get') throw new Error('This form sends no query')
  const query = new URLSearchParams()
  for (const field of form.querySelectorAll('input, select')) {
    const name = attributeOf(field, 'name')
    if (!name || field.hasAttribute('disabled')) continue
    const text = typed[name]
    if (field.tagName === 'select') {
      const options = field.querySelectorAll('option')
      const chosen = options.find(option =>
        text === undefined ? option.hasAttribute('selected') : textOf(option) === text,
      )
      if (text !== undefined && !chosen) throw new Error(`${name} has no option ${text}`)
      query.append(name, attributeOf(chosen ?? options[0] ?? null, 'value') ?? '')
    } else query.append(name, text ?? attributeOf(field, 'value') ?? '')
  }
  for (const name of Object.keys(typed)) if (!query.has(name)) throw new Error(`The form has no field ${name}`)
  return `${attributeOf(form, 'action')}?${query}`
}
