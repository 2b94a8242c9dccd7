/**
 * The workspace: saved files enter, race markers leave; no widget is known here. Invariant: the markers of a file belong to one saved text,
 * and no scheduling rule is held while that text is analysed.
 */
package org.racelens.ide;
