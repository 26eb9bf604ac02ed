/** Subjects of enquiries beside villas: a page's link to the enquiry form has one as a parameter. */
export const enquirySubjects = ['car-hire', 'travel'] as const

export type EnquirySubject = (typeof enquirySubjects)[number]
