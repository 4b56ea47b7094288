import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { permissionKey } from '@holdpoint/api'
import { employeesPlaces, holdersPlace } from '../../employees/employees.place.ts'

/** Who holds a right: the list of people, with the filter that asks for it. */
export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const { data: right } = permissionKey.safeParse(searchParams.get('right'))
  const place = right === undefined ? employeesPlaces.plain : holdersPlace([right])
  return redirect(place.with({ searchValue: searchParams.get('search') ?? '' }).address)
}
