/** An id in a form's field: decimal, without a leading zero, nine digits at most, so that it fits an integer column. */
export const idPattern: RegExp = /^[1-9]\d{0,8}$/

/** The id that a text names, up to the largest of an integer column; undefined for any other text. */
export function parseId(text: string | null | undefined): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : 0
  return id > 0 && id < 2 ** 31 ? id : undefined
}

/** The id of a parameter of a URL's query, as `bid` names a booking item in links of e-mails (PD-53). */
export function parseIdParam(query: string, name: string): number | undefined {
  return parseId(new URLSearchParams(query).get(name))
}
