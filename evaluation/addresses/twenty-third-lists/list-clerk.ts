import { PlaceClerk } from '../twenty-first-lists/place-clerk.ts';

export class ListClerk extends PlaceClerk {}
