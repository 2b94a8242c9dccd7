/** Types and layouts (LP64). Invariant: sizes are in bytes and constant except for arrays of run-time length. */
package org.racelens.model.type;
