/** The booking item of an e-mail link (PD-53), as named in the URL query. */
export const parseBookingItemParam = (search: string): number | undefined => {
  const bid = new URLSearchParams(search).get('bid') ?? ''
  return /^[1-9]\d{0,9}$/.test(bid) ? Number(bid) : undefined
}
