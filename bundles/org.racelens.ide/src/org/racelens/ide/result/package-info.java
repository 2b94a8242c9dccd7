/** The newest answers for each file. Invariant: a result belongs to one text of its file, named by its stamp. */
package org.racelens.ide.result;
