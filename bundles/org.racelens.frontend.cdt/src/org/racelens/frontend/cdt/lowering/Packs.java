package org.racelens.frontend.cdt.lowering;

import java.util.List;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTPackExpansionExpression;
import org.racelens.frontend.cdt.unit.Operand;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.model.expression.Expression;

/** Parameter packs, and what they stand for. */
public interface Packs {
	/** The values of a list of arguments. */
	List<Expression> lowered(IASTInitializerClause[] clauses, Scope scope);

	/** The values as operands, with their syntax where no pack stands between them. */
	List<Operand> operands(IASTInitializerClause[] clauses, List<Expression> values);

	/** An expansion where one value is expected. */
	Expression single(ICPPASTPackExpansionExpression e, Scope scope);

	/** The clauses but for expansions of packs without arguments: those stand for nothing. */
	IASTInitializerClause[] given(IASTInitializerClause[] clauses, Scope scope);

	/** How many arguments a list has. */
	int count(IASTInitializerClause[] clauses, Scope scope);
}
