import { type About } from '../internals/about.ts'
import { type HpPagerElement } from './pager.element.tsx'

export const about: About<typeof HpPagerElement> = {
  tag: 'hp-pager',
  title: 'Pager',
  line: 'Says which rows of a list are shown and leads to its other pages by links.',
  settings: {
    offset: 'How many rows come before those that are shown.',
    total: 'How many rows there are.',
    pageSize: 'Rows on a page.',
    href: 'The address of a page, with {offset} where its offset goes.',
    label: "The landmark's name.",
    rangeWords: 'Which rows are shown, with {rows} and {total}.',
    pageWords: 'The name of a numbered link, with {page}.',
    previousWords: 'The name of the link to the page before.',
    nextWords: 'The name of the link to the page after.',
    locale: 'How numbers are written.',
  },
  data: {},
  events: {
    'hp-page':
      'The person chose a page; the detail has its offset. Prevent its default to show the page without leaving this one.',
  },
  methods: {},
  slots: { default: 'Links that show until the script has loaded.' },
  parts: { pager: 'The landmark.', range: 'The rows that are shown.', list: 'The links.' },
}
