import { placeOf, placeText } from '../location.ts'

const geopoint =
  /^(-?\d+(?:\.\d+)?)\s+(-?\d+(?:\.\d+)?)(?:\s+-?\d+(?:\.\d+)?)?(?:\s+(\d+(?:\.\d+)?))?$/

/** A place as a cell gives it: north, east, and mostly height and how exact it is. */
export function placeIn(cell: string): string | null {
  const [, latitude, longitude, accuracy] = geopoint.exec(cell) ?? []
  return latitude === undefined || longitude === undefined
    ? null
    : placeText({
        latitude: Number(latitude),
        longitude: Number(longitude),
        // None is known where a program writes nought.
        accuracy: Number(accuracy ?? 0) === 0 ? null : Number(accuracy),
      })
}

/** A place as a cell of a workbook; its height is not known here. `''` of what is none. */
export function geopointOf(value: string): string {
  const place = placeOf(value)
  const [latitude, longitude] = value.split(',')
  return place === null ? '' : `${latitude} ${longitude} 0 ${place.accuracy ?? 0}`
}
