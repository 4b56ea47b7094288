import { type Plugin } from 'esbuild'

// The calendar of the elements says everything in the words of Intl, yet react-day-picker brings
// date-fns' own writing of dates along. In the elements these modules are replaced by what is used
// of them; the specs of the tag run on the result.

const ours: Readonly<Record<string, string>> = {
  // A day is known inside the library by its ISO text, and a month by the beginning of it.
  'date-fns/format': `export function format(date, pattern) {
    const two = (number) => String(number).padStart(2, '0')
    const year = String(date.getFullYear()).padStart(4, '0')
    const iso = year + '-' + two(date.getMonth() + 1) + '-' + two(date.getDate())
    if (!'yyyy-MM-dd'.startsWith(pattern)) {
      throw new Error('The calendar of the elements writes no date as ' + pattern + '.')
    }
    return iso.slice(0, pattern.length)
  }`,
  'date-fns/locale/en-US': `export const enUS = {
    code: 'en-US', options: { weekStartsOn: 0, firstWeekContainsDate: 1 } }`,
  // Nothing is animated.
  './useAnimation.js': 'export function useAnimation() {}',
}

/** Leaves out of react-day-picker what the elements do not use. */
export const leanCalendar: Plugin = {
  name: 'lean-calendar',
  setup({ onLoad, onResolve }) {
    onResolve(
      { filter: /^(date-fns\/(format|locale\/en-US)|\.\/useAnimation\.js)$/ },
      ({ path, importer }) =>
        importer.includes('react-day-picker') ? { path, namespace: 'lean-calendar' } : undefined,
    )
    onLoad({ filter: /.*/, namespace: 'lean-calendar' }, ({ path }) => ({
      contents: ours[path] ?? '',
    }))
  },
}
