/** A picture that needs no file. */
export const PICTURE = {
  url: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 9'%3E%3Cpath fill='%232b3857' d='M0 0h16v9H0z'/%3E%3Ccircle cx='11' cy='4' r='3' fill='%23c5337b'/%3E%3C/svg%3E",
};
