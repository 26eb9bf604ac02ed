/**
 * Countries in which the company can be established. Each requires a remark on invoices of travel services that are
 * resold under the VAT margin scheme.
 */
export const sellerCountries = ['gb', 'fr', 'de', 'it', 'gr'] as const
export type SellerCountry = (typeof sellerCountries)[number]

/** The remark in the wording of the country's law, and that law. */
export interface MarginScheme {
  remark: string
  law: string
}

/**
 * Articles 306 to 310 of Directive 2006/112/EC, whose article 226(13) prescribes the remark in each language; in the
 * United Kingdom section 53 of the VAT Act 1994, regulation 14(1)(n) of the VAT Regulations 1995 and HMRC notice 709/5.
 * The Greek code of VAT was consolidated by law 5144/2024.
 */
export const marginSchemes: Readonly<Record<SellerCountry, MarginScheme>> = {
  gb: { remark: 'Tour Operators’ Margin Scheme', law: 'VAT Act 1994, s. 53' },
  fr: { remark: 'Régime particulier – Agences de voyages', law: 'CGI, art. 266, 1, e' },
  de: { remark: 'Sonderregelung für Reisebüros', law: '§ 25 UStG' },
  it: { remark: 'Regime del margine – Agenzie di viaggio', law: 'art. 74-ter DPR 633/1972' },
  gr: { remark: 'Καθεστώς περιθωρίου – Ταξιδιωτικά πρακτορεία', law: 'ν. 5144/2024' },
}
