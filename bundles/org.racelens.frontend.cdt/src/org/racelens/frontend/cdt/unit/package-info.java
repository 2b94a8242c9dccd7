/** What has been lowered of a unit so far, names and scopes, and the questions about types and expressions that need no state. */
package org.racelens.frontend.cdt.unit;
