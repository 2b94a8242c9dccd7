/** Applies what rules propose, analyses the text again, and keeps what leaves no race and means the same. */
package org.racelens.repair.verify;
