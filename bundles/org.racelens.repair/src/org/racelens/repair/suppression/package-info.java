/** Edits of the comments by which races are accepted. */
package org.racelens.repair.suppression;
