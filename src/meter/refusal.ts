/** A request cannot be judged, or may not be sent; `field` says by what of it. */
export class RequestRefusal extends Error {
  constructor(
    readonly status: 400 | 403,
    readonly field: string,
    message: string,
  ) {
    super(message);
  }
}
