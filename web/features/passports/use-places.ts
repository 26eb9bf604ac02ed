import { sessionApi } from '#web/features/session/public'
import { useQuery } from '#web/lib/query'
import { useLanguage } from '#web/messages'

const hourMs = 3_600_000

function logFailure(error: unknown): never {
  console.warn('The list of countries did not load: passport fields take any text.')
  throw error
}

/** Countries by name. Their failure is only logged: fields then take any text (SPEC B8). */
export function usePassportCountries() {
  const lang = useLanguage()
  const { data, isError } = useQuery(
    `passport countries ${lang}`,
    signal =>
      sessionApi('GET /core/countries/passport/language/{lang}', { params: { lang } }, { signal }).catch(logFailure),
    { staleTime: hourMs },
  )
  return { countries: data?.countries, isError }
}

export const useItalianProvinces = (isWanted: boolean) =>
  useQuery(
    isWanted ? 'italian provinces' : undefined,
    signal => sessionApi('GET /core/passportdetails/italyprovinces', undefined, { signal }),
    { staleTime: hourMs },
  )

export const useItalianCommunes = (province: string) =>
  useQuery(
    province ? `italian communes ${province}` : undefined,
    signal =>
      sessionApi(
        'GET /core/passportdetails/italyprovinces/{code}/communes',
        { params: { code: province } },
        { signal },
      ),
    { staleTime: hourMs },
  )
