import type { ProfileReport } from '../../cleansing/profile/report.ts';
import type { Outputs } from '../files/outputs.ts';

/** Writes the page of a report. @param path an output planned in `outputs` */
export async function writePage(outputs: Outputs, path: string, report: ProfileReport): Promise<void> {
  // The library that draws the charts takes a quarter of a second to load.
  const { profilePage } = await import('../../cleansing/profile/page/profile-page.ts');
  const file = await outputs.open(path);
  await file.write(profilePage(report));
  await outputs.finish();
}
