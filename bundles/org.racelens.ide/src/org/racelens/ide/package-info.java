/** The workspace: changed files enter, markers leave; no widget is known here. */
package org.racelens.ide;
