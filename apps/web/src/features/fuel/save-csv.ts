import { localDay } from '../../format/local-day.ts'
import { saveFile } from '../../platform/files/files.ts'
import { toast } from '../../ui/index.ts'
import { copy } from './copy.ts'

/** @param of "fuel" */
export const saveCsv = (of: string, text: string): void =>
  void saveFile(`tappet-${of}-${localDay(new Date())}.csv`, new Blob([text], { type: 'text/csv' })).catch(
    () => toast.error(copy.exportFailed, { description: copy.notExported }),
  )
