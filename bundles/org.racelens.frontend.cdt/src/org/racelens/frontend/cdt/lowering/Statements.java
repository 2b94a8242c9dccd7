package org.racelens.frontend.cdt.lowering;

import java.util.List;
import org.eclipse.cdt.core.dom.ast.IASTCompoundStatement;
import org.eclipse.cdt.core.dom.ast.IASTStatement;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;

/** Statements. A declaration of several variables yields several statements, an empty statement none. */
public interface Statements {
	/** Deeper statements would overflow the stacks of the stages behind. */
	int DEEPEST = 500;

	/** The statements that a statement is, each with the declarations of what its expressions need. */
	List<Statement> lower(IASTStatement s, Scope scope);

	/** A block with a scope of its own. */
	Block block(IASTCompoundStatement compound, Scope scope);

	/** The statement that a header governs, with the directives from a place in the order of the tokens to it. */
	Statement body(IASTStatement statement, int from, Scope scope);

	/** A statement where the grammar wants one: none becomes an empty block, several become a block. */
	static Statement single(List<Statement> statements, SourceRange range) {
		return statements.size() == 1 ? statements.get(0) : new Block(statements, range);
	}
}
