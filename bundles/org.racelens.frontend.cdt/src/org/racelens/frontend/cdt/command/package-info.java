/**
 * How files are compiled: what builds, and CDT's projects, know of that enters; {@link org.racelens.model.source.CompileCommand}s leave.
 * Invariant: a command holds what the user's build says, not what a compiler defines by itself.
 */
package org.racelens.frontend.cdt.command;
