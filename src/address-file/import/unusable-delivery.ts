/** A delivery that cannot be read at all, or not as a whole: a part is missing, cut off or of another edition. */
export class UnusableDelivery extends Error {
  override readonly name = 'UnusableDelivery';
}
