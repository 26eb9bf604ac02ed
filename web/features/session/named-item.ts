/** The item of a booking to which the link of a letter leads (PD-53), as the query of an address names it. */
export const itemIn = (search: string): number | undefined => {
  const bid = new URLSearchParams(search).get('bid') ?? ''
  return /^[1-9]\d{0,9}$/.test(bid) ? Number(bid) : undefined
}
