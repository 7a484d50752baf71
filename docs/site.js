// SPDX-License-Identifier: MIT
// The index of the search has names as words, as its separator says; the search takes a query apart at blanks only.
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (message, ...more) {
  if (message && typeof message.data === "string") message.data = message.data.replace(/_/g, " ");
  return post.call(this, message, ...more);
};
