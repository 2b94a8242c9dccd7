package org.racelens.frontend.cdt.lowering;

import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTStructuredBindingDeclaration;
import org.racelens.frontend.cdt.unit.LoweredVariable;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.openmp.program.Statement;

/** Declarations of variables and types. */
public interface Declarations {
	/** A declaration in a block. */
	List<Statement> local(IASTDeclaration declaration, Scope scope);

	/**
	 * Lowers one declarator of a variable; the name is not entered in the scope.
	 *
	 * @param early the variable, if it had to be made before its declaration was met
	 */
	LoweredVariable variable(IASTDeclarator d, IASTDeclSpecifier specifier, Storage storage, Scope scope, Optional<Variable> early);

	/** The statements of a structured binding of a value. */
	List<Statement> bound(ICPPASTStructuredBindingDeclaration declaration, Expression value, Scope scope);

	/** Enters the names a {@code typedef} declares. */
	void typedefs(IASTSimpleDeclaration declaration, Type base, Scope scope);
}
