import {
  drawnBackground,
  sketchSize,
  type Background,
  type SketchBackground,
} from '@holdpoint/forms'

/** With an edge, so that it is seen on a white page. */
const paper = "fill='#fff' stroke='#8a959f' stroke-width='2'"

const known = new Map<string, string>()

/** The background of a sketch as a picture that needs no network, its words in the language of the form. */
export function backgroundUrl(background: SketchBackground, lang: string): string {
  const place = `${background} ${lang}`
  const url = known.get(place) ?? urlOf(drawnBackground(background, lang))
  known.set(place, url)
  return url
}

/** Nothing in it is anybody's: its words are those of the form engine. */
function urlOf({ lines, words, wordColour }: Background): string {
  const { width, height } = sketchSize
  const size = `width='${width}' height='${height}'`
  const drawn = [
    `<svg xmlns='http://www.w3.org/2000/svg' ${size} fill='none'><rect ${size} ${paper}/>`,
    ...lines.map(
      (line) => `<path d='${line.path}' stroke='${line.colour}' stroke-width='${line.width}'/>`,
    ),
    `<g fill='${wordColour}' font-family='sans-serif'>`,
    ...words.map(
      ({ text, x, y, size: height, anchor }) =>
        `<text x='${x}' y='${y}' font-size='${height}' text-anchor='${anchor}'>${text}</text>`,
    ),
    '</g></svg>',
  ]
  return `data:image/svg+xml,${encodeURIComponent(drawn.join('')).replaceAll('%20', ' ')}`
}
