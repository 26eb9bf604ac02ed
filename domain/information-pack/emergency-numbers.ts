/** The services that a guest may have to call. */
export const emergencyServices = ['any', 'ambulance', 'police', 'fire', 'sea'] as const
export type EmergencyService = (typeof emergencyServices)[number]

export interface EmergencyNumber {
  service: EmergencyService
  number: string
}

/** The European number, which is free of charge and answered in English. */
const european: EmergencyNumber = { service: 'any', number: '112' }

const national: Readonly<Record<string, Partial<Record<EmergencyService, string>>>> = {
  greece: { ambulance: '166', police: '100', fire: '199', sea: '108' },
  italy: { ambulance: '118', police: '113', fire: '115', sea: '1530' },
  france: { ambulance: '15', police: '17', fire: '18', sea: '196' },
}

/** The emergency numbers of a country (its slug), the European one first; for another country it alone. */
export const emergencyNumbers = (country: string): EmergencyNumber[] => [
  european,
  ...emergencyServices.flatMap(service => {
    const number = national[country]?.[service]
    return number ? [{ service, number }] : []
  }),
]
