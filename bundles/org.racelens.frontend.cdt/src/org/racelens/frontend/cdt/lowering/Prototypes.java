package org.racelens.frontend.cdt.lowering;

import org.eclipse.cdt.core.dom.ast.cpp.ICPPFunction;

/** The functions that are declared, and how those without a body are known. */
public interface Prototypes {
	/** How a function without a body is known of which only the spelling is: as the program's own where it declares one. */
	String plain(String name);

	/**
	 * How a function without a body is known. One that the program declares outside of namespaces is not the library's of its name where
	 * the linker knows it by its parameters, too, or where it has others. C++17 §10.5
	 */
	String plain(ICPPFunction f);

	/** The file that declares a function of C; empty if none does. */
	String declaredIn(String name);
}
