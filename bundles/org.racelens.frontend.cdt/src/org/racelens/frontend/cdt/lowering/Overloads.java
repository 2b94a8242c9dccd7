package org.racelens.frontend.cdt.lowering;

import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPConstructor;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPFunction;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPFunctionTemplate;
import org.racelens.frontend.cdt.unit.Operand;
import org.racelens.frontend.cdt.unit.Scope;

/** The choice of functions by name and operands where CDT makes none. */
public interface Overloads {
	/** The function of a name that operands choose; empty where none fits or several do. */
	Optional<ICPPFunction> find(String name, List<Operand> operands, IASTNode place, Scope scope);

	/** The constructor of a class that operands choose; empty where none fits or several do. */
	Optional<ICPPConstructor> constructor(ICPPClassType type, List<Operand> operands, IASTNode place, Scope scope);

	/** The instance of a member function template for a number. */
	Optional<ICPPFunction> numbered(ICPPFunctionTemplate template, int number, ICPPClassType owner, IASTNode place);
}
