const wrapNativeSuper = require("../../../src/gatsby/stubs/wrap-native-super.cjs");

/** `class HttpError extends Error`, as Babel writes it for the pages. */
function compiled() {
  const Super = wrapNativeSuper(Error);
  function HttpError(this: object, status: number) {
    return Object.assign(Super.call(this, `status ${status}`) ?? this, { status });
  }
  HttpError.prototype = Object.create(Super.prototype);
  HttpError.prototype.constructor = HttpError;
  return HttpError as unknown as new (
    status: number,
  ) => Error & { readonly status: number };
}

test("a class that extends Error keeps its own kind, its message and its fields", () => {
  const HttpError = compiled();
  const error = new HttpError(404);
  expect(error).toBeInstanceOf(HttpError);
  expect(error).toBeInstanceOf(Error);
  expect([error.message, error.status]).toEqual(["status 404", 404]);
  expect(new Error("another")).not.toBeInstanceOf(HttpError);
});
