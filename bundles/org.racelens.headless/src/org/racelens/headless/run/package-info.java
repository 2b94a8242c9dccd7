/** {@code racelens run}: starts a program that was built with the recorder, and judges what it did. */
package org.racelens.headless.run;
