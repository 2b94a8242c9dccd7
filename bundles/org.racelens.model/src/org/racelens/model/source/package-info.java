/** Source texts and places in them. Invariant: offsets are UTF-16 code units, ends are exclusive, lines and columns are 1-based. */
package org.racelens.model.source;
