/** Source text as CDT reads it: syntax trees, headers, macros, pragmas and attributes with their places. */
package org.racelens.frontend.cdt.source;
