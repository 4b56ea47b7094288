import type { SketchBackground } from '@holdpoint/forms'
import type { PhotoView } from '../photo-marks/photo-view.ts'

/** A sketch that is drawn on a page of its own. */
export type SketchView = Pick<
  PhotoView,
  'id' | 'questionKey' | 'number' | 'label' | 'lang' | 'isLarge' | 'back' | 'draft' | 'formKey'
> & {
  background: SketchBackground
  /** Names what is drawn: a post says what it is set over. */
  stamp: string
  /** With the revision of the answer. */
  marked: NonNullable<PhotoView['marked']>
}
