/** Which text of a file counts: the editor's, else the saved one. Invariant: equal stamps of one file are equal texts. */
package org.racelens.ide.text;
