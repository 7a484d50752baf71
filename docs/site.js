// SPDX-License-Identifier: MIT
// The index of the search has names as words, as its separator says; the search takes a query apart at blanks only.
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (message, ...more) {
  if (message && typeof message.data === "string") message.data = message.data.replace(/[_:;?!/]+/g, " ");
  return post.call(this, message, ...more);
};
// A long name goes to the next line behind one of its parts, where the browser would break it anywhere.
document.addEventListener("DOMContentLoaded", () => {
  for (const place of document.querySelectorAll(".md-typeset td, .md-typeset h1, .md-typeset h2, .md-typeset h3, .md-nav__link")) {
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT), all = [];
    while (texts.nextNode()) all.push(texts.currentNode);
    for (const text of all) {
      const parts = text.data.split(/(?<!\b(?:sg|SG)_)(?<=\w_|\w[(\/]|::)(?=\w)/);
      if (parts.length > 1) text.replaceWith(...parts.flatMap((part, i) => i ? [document.createElement("wbr"), part] : [part]));
    }
  }
});
