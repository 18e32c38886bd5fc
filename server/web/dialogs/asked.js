// Data that a dialog loads from the server before it can be filled in.
import { useEffect, useState } from "../view.js";

/** @returns {{answer: *, refused: string|null}} */
export function useAsked(question) {
  const [told, setTold] = useState({ answer: null, refused: null });
  useEffect(() => {
    let gone = false;
    question()
      .then((answer) => gone || setTold({ answer, refused: null }))
      .catch((refusal) => gone || setTold({ answer: null, refused: refusal.detail }));
    return () => {
      gone = true;
    };
  }, []);
  return told;
}
