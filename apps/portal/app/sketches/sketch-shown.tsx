import { sketchSize, type Sketch } from '@holdpoint/forms'
import { MarksOver } from '../photo-marks/marks-over.tsx'
import { backgroundUrl } from './background-url.ts'
import styles from './sketch-shown.module.css'

interface SketchShownProps {
  sketch: Sketch
  /** The language that the form is shown in. */
  lang: string
}

/** A sketch: its marks over what it is drawn on. What stands below it tells it in words. */
export function SketchShown({ sketch: { background, marks }, lang }: SketchShownProps) {
  return (
    <div className={styles.sketch}>
      <img src={backgroundUrl(background, lang)} alt="" {...sketchSize} />
      <MarksOver marked={{ ...sketchSize, marks }} size="whole" />
    </div>
  )
}
