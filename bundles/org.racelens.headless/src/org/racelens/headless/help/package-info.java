/** {@code racelens help}, {@code racelens completion}: what the command line says of itself. */
package org.racelens.headless.help;
