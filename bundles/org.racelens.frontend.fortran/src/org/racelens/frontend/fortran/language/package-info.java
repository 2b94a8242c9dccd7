/** What is Fortran's own in texts that are read and changed. */
package org.racelens.frontend.fortran.language;
