/** {@code racelens check}. */
package org.racelens.headless.check;
