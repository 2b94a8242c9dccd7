package org.racelens.frontend.cdt.lowering;

import java.util.List;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.racelens.frontend.cdt.unit.InitializationOrder;
import org.racelens.frontend.cdt.unit.InitializedVariable;
import org.racelens.frontend.cdt.unit.LoweredVariable;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Statement;

/** How variables of static storage duration come by their values. */
public interface Initializations {
	/** What is known of the start of a variable at namespace scope. */
	InitializedVariable ofNamespace(LoweredVariable lowered, SourceRange range);

	/** The code that makes a variable which is declared in a block, if there is any. */
	List<Statement> ofBlock(LoweredVariable lowered, SourceRange range);

	/**
	 * A variable at namespace scope is defined here.
	 *
	 * @param code with the objects that it needs
	 */
	void define(InitializedVariable made, List<Statement> code, InitializationOrder order);

	/** Code of the initialization of a variable that has no place in the order of the text. C++17 §6.6.3 p1 */
	void addEffects(List<Statement> code);

	/** A function is lowered, which may be called before or after {@code main} without being named. */
	void lowered(IASTFunctionDefinition definition, IASTName name, String key);

	/** Something at namespace scope executes code that is not followed. */
	void addUnknown(SourceRange range, Explanation why);

	/** Adds the functions that stand for the initializations to the unit. */
	void finish();
}
