/**
 * A file that a job or look-up refers to is not on this machine, or is damaged here. Other machines may have
 * it, and this one may get it later.
 */
export class NotOnThisMachine extends Error {
  override readonly name = 'NotOnThisMachine';
}
