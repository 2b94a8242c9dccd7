/** {@code racelens config}. */
package org.racelens.headless.config;
