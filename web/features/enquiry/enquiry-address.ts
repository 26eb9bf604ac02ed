import { type Day, parseDay } from '#domain/day'
import { type EnquirySubject, enquirySubjects } from '#domain/enquiry-subjects'
import { parseGuests } from '#domain/guests'

/** What an address tells of an enquiry: the fields of the form that it fills in, and the villas it names. */
export interface AskedByAddress {
  fields: Record<string, string>
  villaIds: number[]
  /** The day that is wished for, of an experience. */
  day?: Day
  /** What the office is asked to see to. */
  subject?: EnquirySubject
}

const isId = (text: string) => /^[1-9]\d{0,8}$/.test(text)

/** Reads the query of the form's address, as the links that lead to it write it; what makes no sense is passed over. */
export function readEnquiry(query: string): AskedByAddress {
  const given = new URLSearchParams(query)
  const from = parseDay(given.get('from') ?? given.get('startDate') ?? '')
  const to = parseDay(given.get('to') ?? given.get('endDate') ?? '')
  const { adults, children, infants } = parseGuests({
    people: given.get('people'),
    adults: given.get('adults'),
    children: given.get('children'),
    infants: given.get('infants'),
  })
  const rooms = given.get('rooms') ?? ''
  const experience = given.get('experience') ?? ''
  const day = parseDay(given.get('day') ?? '')
  const subject = enquirySubjects.find(name => name === given.get('subject'))
  const known: Record<string, string | undefined> = {
    ...(from && to && from < to && { from, to }),
    ...(adults > 0 && { adults: String(adults), children: String(children), infants: String(infants) }),
    ...(/^[1-9]\d?$/.test(rooms) && { rooms }),
    ...(isId(experience) && { experience }),
  }
  return {
    fields: Object.fromEntries(Object.entries(known).filter((entry): entry is [string, string] => !!entry[1])),
    ...(day && isId(experience) && { day }),
    ...(subject && { subject }),
    villaIds: [...new Set((given.get('villa') ?? '').split(',').filter(isId).map(Number))],
  }
}
