/** {@code racelens merge}. */
package org.racelens.headless.merge;
