/** The options that commands share. */
package org.racelens.headless.flag;
