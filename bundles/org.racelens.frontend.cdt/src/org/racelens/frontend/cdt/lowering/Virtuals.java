package org.racelens.frontend.cdt.lowering;

import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPMethod;
import org.racelens.frontend.cdt.unit.TemplateArguments;
import org.racelens.model.expression.Type;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.VirtualFunctions;

/** The virtual functions that are called, and what may override them. */
public interface Virtuals {
	/** A constructor or destructor of a class is lowered. */
	void makes(String key, Type type);

	/** What calls of a virtual function name; empty where no overrider has a body in sight. */
	Optional<String> callee(ICPPMethod f, Type receiver, TemplateArguments outer);

	/** What the deletion of objects of a class calls; empty unless its destructor is virtual. C++17 §15.4p10 */
	Optional<String> ending(Type type, SourceRange range);

	/** Objects of a type are made in memory of others. */
	void places(Type type);

	/** Asks for the bodies of all overriders that are in sight by now. */
	void request();

	/** All virtual functions that are called in the unit, each with its overriders in sight. */
	VirtualFunctions all();
}
