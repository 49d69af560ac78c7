import { LineDifferences } from '../../parts/line-differences.tsx';
import { moment } from '../../words.ts';
import type { VersionText } from './types.ts';

/**
 * Shown if somebody else has installed a version meanwhile. Shows how the two texts differ, and asks which
 * one to continue with.
 */
export function Conflict({
  newest,
  basedOn,
  text,
  onKeep,
  onTake,
}: {
  newest: VersionText;
  basedOn: number;
  text: string;
  onKeep: () => void;
  onTake: () => void;
}) {
  const { version, installedAt, source } = newest;
  return (
    <section class="card conflict" role="alert" aria-labelledby="conflict">
      <h2 id="conflict">Version {version} was installed meanwhile</h2>
      <p>
        Your text was made from version {basedOn}. Somebody installed version {version} at{' '}
        {moment(installedAt)}. Nothing of yours was installed, and nothing is lost. These lines differ:
        removed lines are in version {version} only, added lines in your text only.
      </p>
      <LineDifferences label={`From version ${version} to your text`} before={source} after={text} />
      <div class="buttons start">
        <button type="button" onClick={onKeep}>
          Keep my text
        </button>
        <button type="button" onClick={onTake}>
          Take version {version} into the editor
        </button>
      </div>
      <p class="soft small">
        “Keep my text” lets you edit on and then install it as version {version + 1}. After “Take version{' '}
        {version}”, undo in the editor brings your text back.
      </p>
    </section>
  );
}
