/**
 * What can be done about the races that are shown: results enter, verified fixes and changed texts leave. Invariant: a fix belongs to one
 * text of its file, named by its stamp, and changes no other.
 */
package org.racelens.ide.fix;
