/** What a fix is made of: its kind, target, edits, and why it is refused. */
package org.racelens.repair.fix;
