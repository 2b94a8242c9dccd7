/** Builds the programs that are run: sources enter, a program that records what it does leaves. */
package org.racelens.confirm.build;
