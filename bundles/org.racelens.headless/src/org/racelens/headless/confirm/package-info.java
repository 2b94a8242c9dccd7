/** {@code racelens confirm}: builds and runs a program to see its races happen. */
package org.racelens.headless.confirm;
