/** What the tests of this folder share. */

/** Puts in place what jsdom lacks of dialogs. */
export function standInForDialogs(): void {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
}
