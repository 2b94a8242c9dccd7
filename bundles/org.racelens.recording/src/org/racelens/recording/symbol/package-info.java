/**
 * What addresses mean. Addresses and the modules that hold them enter; functions, places in the source and names of objects leave, as an
 * outside tool reads them from debug information. Invariant: the tool gets addresses of our own making only, and what it answers is bounded
 * and foreign: whoever prints it escapes it.
 */
package org.racelens.recording.symbol;
