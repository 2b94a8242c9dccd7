/** {@code racelens suggest}. */
package org.racelens.headless.suggest;
