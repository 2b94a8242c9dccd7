/** {@code racelens fix}. */
package org.racelens.headless.fix;
