// What the page of a translation does only with script: lines and rules that light up together, and a button that copies code.
"use strict";

for (const link of document.querySelectorAll(".rules a")) {
  const rules = link.closest(".rules");
  const line = document.querySelector(link.hash);
  const light = (on) => [line, rules].forEach((one) => one?.classList.toggle("target", on));
  for (const one of [line, rules]) {
    for (const event of ["mouseenter", "focusin"]) one?.addEventListener(event, () => light(true));
    for (const event of ["mouseleave", "focusout"]) one?.addEventListener(event, () => light(false));
  }
}

const button = document.querySelector("button.copy");
if (button && navigator.clipboard) {
  button.hidden = false;
  const name = button.textContent;
  button.addEventListener("click", async () => {
    // What a tab hides is not copied.
    await navigator.clipboard.writeText(document.querySelector(".code-tabs pre").innerText);
    button.textContent = button.dataset.done;
    setTimeout(() => { button.textContent = name; }, 2000);
  });
}
