/**
 * What the user chose: preferences enter, {@link org.racelens.ide.settings.Settings} leave; projects enter, the
 * {@link org.racelens.ide.settings.CompileCommands} of their files leave. Invariant: what is not set, or not valid, has its default.
 */
package org.racelens.ide.settings;
