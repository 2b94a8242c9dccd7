/** A check that somebody has asked for: resources enter, and at the end words for the user and a run to remember leave. */
package org.racelens.ui.check;
