/** {@code racelens doctor}: what this machine has of what RaceLens can use. */
package org.racelens.headless.doctor;
