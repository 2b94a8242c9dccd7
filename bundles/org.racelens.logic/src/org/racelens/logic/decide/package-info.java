/** Decides race constraints, cheapest exact test first, and makes witnesses small. A constraint enters, a decision leaves. */
package org.racelens.logic.decide;
