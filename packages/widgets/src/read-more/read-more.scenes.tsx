import { hear, listen, tag } from '../../test/scenes.ts'
import { ReadMore } from './index.ts'
import './read-more.register.ts'

const long = `${'The relief valve was found isolated. '.repeat(9)}It was opened and tagged.`
const arabic = 'تم عزل صمام الأمان قبل بدء العمل وتم وضع العلامة. '.repeat(4).trim()

function inMarkup() {
  const element = tag('hp-read-more', { length: 100, lang: 'ar' })
  element.textContent = `\n  ${arabic}\n`
  return element
}

function answered() {
  const element = tag('hp-read-more', { text: long })
  listen(element, 'hp-toggle', 'toggle')
  return element
}

export const scenes = {
  answer: {
    react: () => <ReadMore.Root text={long} onOpenChange={(open) => hear('toggle', { open })} />,
    element: answered,
  },
  note: {
    react: () => <ReadMore.Root text={arabic} length={100} lang="ar" />,
    element: inMarkup,
  },
  short: {
    react: () => <ReadMore.Root text="All clear." />,
    element: () => tag('hp-read-more', { text: 'All clear.' }),
  },
}
