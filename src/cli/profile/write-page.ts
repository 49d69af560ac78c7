import type { ProfileReport } from '../../cleansing/profile/report.ts';
import type { Outputs } from '../files/outputs.ts';

/** Loads the code that draws pages, which takes up to a quarter of a second. Only commands that draw load it. */
export async function loadPage(): Promise<(report: ProfileReport) => string> {
  return (await import('../../cleansing/profile/page/profile-page.ts')).profilePage;
}

/** Writes the page of a report. @param path an output planned in `outputs` */
export async function writePage(outputs: Outputs, path: string, report: ProfileReport): Promise<void> {
  const draw = await loadPage();
  const file = await outputs.open(path);
  await file.write(draw(report));
  await outputs.finish();
}
