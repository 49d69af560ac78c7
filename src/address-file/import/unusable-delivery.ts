/** A delivery that cannot be read: a part is missing, cut off or from another edition. */
export class UnusableDelivery extends Error {
  override readonly name = 'UnusableDelivery';
}
