import type { RecognisedFile } from '../importer.ts';

/*
 * The notices that the Open Government Licence requires, as the suppliers word them. They name the year of
 * the data. No file states that year, so the year in which the newest file was made is used.
 */

export function ordnanceSurveyNotice(files: readonly RecognisedFile[]): string {
  const year = yearOf(files);
  return (
    `Contains OS data © Crown copyright and database right ${year}. ` +
    `Contains Royal Mail data © Royal Mail copyright and database right ${year}. ` +
    `Contains National Statistics data © Crown copyright and database right ${year}. ` +
    'Licensed under the Open Government Licence v3.0.'
  );
}

export function nationalStatisticsNotice(files: readonly RecognisedFile[]): string {
  return `Source: Office for National Statistics licensed under the Open Government Licence v3.0. ${ordnanceSurveyNotice(files)}`;
}

function yearOf(files: readonly RecognisedFile[]): number {
  return Math.max(...files.map(({ file }) => file.modified.getUTCFullYear()));
}
