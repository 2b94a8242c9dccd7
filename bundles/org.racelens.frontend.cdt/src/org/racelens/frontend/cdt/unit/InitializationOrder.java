package org.racelens.frontend.cdt.unit;

/** When the code is executed among that of namespace scope: constant expressions have their values before anything is executed. */
public enum InitializationOrder {
	CONSTANT, OF_TEXT
}
