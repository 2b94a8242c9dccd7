/** Types, and the layouts of classes: as declarators, specifiers and CDT's bindings say them. */
package org.racelens.frontend.cdt.type;
