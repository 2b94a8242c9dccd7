package org.racelens.frontend.cdt;

/** When the code is executed among that of namespace scope: constant expressions have their values before anything is executed. */
enum InitializationOrder {
	CONSTANT, OF_TEXT
}
