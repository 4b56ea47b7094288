import { FormLanguage } from '../fill-out/language/answering-words.tsx'
import { paths } from '../paths.ts'
import { MarkForm } from '../photo-marks/mark-form.tsx'
import { DrawnOn } from '../photo-marks/marking-words.ts'
import { words } from '../photo-marks/photo-marks.words.ts'
import pageStyles from '../photo-marks/photo-page.module.css'
import type { PhotoAgain } from '../photo-marks/photo-view.ts'
import { LowerPageHead } from '../shell/lower-page-head.tsx'
import { Link } from '../ui/link.tsx'
import { backgroundUrl } from './background-url.ts'
import type { SketchView } from './sketch-view.ts'

interface SketchPageProps {
  view: SketchView
  again: PhotoAgain | undefined
}

/** A sketch that is drawn by plain posts, for whoever has no script. */
export function SketchPage({ view, again }: SketchPageProps) {
  const { id, questionKey, number, label, lang, background, marked, isLarge, back } = view
  return (
    <>
      <LowerPageHead title={label} trail={[{ name: number, to: back }]} />
      <div className={pageStyles.page}>
        <p>
          <Link to={back} className={pageStyles.way}>
            {words.back}
          </Link>
        </p>
        <FormLanguage value={lang}>
          <DrawnOn value="sketch">
            <MarkForm
              key={again?.why ?? again?.refusal?.message}
              {...{ view, again }}
              shown={view.stamp}
              picture={{
                src: backgroundUrl(background, lang),
                ...{ alt: label, width: marked.width, height: marked.height },
              }}
              to={{ otherSize: paths.sketch(id, questionKey, isLarge ? {} : { size: 'large' }) }}
            />
          </DrawnOn>
        </FormLanguage>
      </div>
    </>
  )
}
