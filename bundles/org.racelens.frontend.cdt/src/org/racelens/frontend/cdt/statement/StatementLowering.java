package org.racelens.frontend.cdt.statement;

import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTBreakStatement;
import org.eclipse.cdt.core.dom.ast.IASTCaseStatement;
import org.eclipse.cdt.core.dom.ast.IASTCompoundStatement;
import org.eclipse.cdt.core.dom.ast.IASTContinueStatement;
import org.eclipse.cdt.core.dom.ast.IASTDeclarationStatement;
import org.eclipse.cdt.core.dom.ast.IASTDefaultStatement;
import org.eclipse.cdt.core.dom.ast.IASTDoStatement;
import org.eclipse.cdt.core.dom.ast.IASTExpressionStatement;
import org.eclipse.cdt.core.dom.ast.IASTForStatement;
import org.eclipse.cdt.core.dom.ast.IASTIfStatement;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.IASTInitializerList;
import org.eclipse.cdt.core.dom.ast.IASTNullStatement;
import org.eclipse.cdt.core.dom.ast.IASTReturnStatement;
import org.eclipse.cdt.core.dom.ast.IASTStatement;
import org.eclipse.cdt.core.dom.ast.IASTSwitchStatement;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTWhileStatement;
import org.racelens.frontend.cdt.directive.ClauseScope;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.lowering.Statements;
import org.racelens.frontend.cdt.source.Attributes;
import org.racelens.frontend.cdt.unit.Addresses;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.Unit;
import org.racelens.frontend.cdt.unit.Unlowered;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.expression.Variable;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.Break;
import org.racelens.openmp.program.Statement.Continue;
import org.racelens.openmp.program.Statement.ExpressionStatement;
import org.racelens.openmp.program.Statement.Return;
import org.racelens.openmp.program.Statement.Unmodelled;

/** Statements. A declaration of several variables yields several statements, an empty statement none. */
public final class StatementLowering implements Statements {
	private final LoweringParts lowering;
	private final BlockLowering blocks;
	private final BranchLowering branches;
	private final RareStatementLowering rare;
	/** how many calls of {@link #lower} are active; one thread lowers a unit */
	private int depth;

	public StatementLowering(LoweringParts lowering) {
		this.lowering = lowering;
		blocks = new BlockLowering(lowering);
		branches = new BranchLowering(lowering);
		rare = new RareStatementLowering(lowering);
	}

	@Override
	public Block block(IASTCompoundStatement compound, Scope scope) {
		return blocks.block(compound, scope);
	}

	@Override
	public Statement body(IASTStatement statement, int from, Scope scope) {
		return blocks.body(statement, from, scope);
	}

	@Override
	public List<Statement> lower(IASTStatement s, Scope scope) {
		lowering.unit().checkStopped();
		if (depth >= DEEPEST) {
			SourceRange range = lowering.places().of(s);
			return List
					.of(new Unmodelled(Unit.statementGap(range, Unlowered.STATEMENT_IS_NESTED_TOO_DEEPLY.of()), List.of(), range));
		}
		depth++;
		try {
			int mark = scope.frame().temporaries().mark();
			List<Statement> statements = lowering.destruction().afterwards(s, rare.exceptions().leftByThrow(s, any(s, scope), scope), mark,
					scope);
			return scope.frame().temporaries().declared(statements, mark);
		} finally {
			depth--;
		}
	}

	private List<Statement> any(IASTStatement s, Scope scope) {
		SourceRange range = lowering.places().of(s);
		if (s instanceof IASTExpressionStatement e && ThrowingCode.isThrow(e.getExpression())) {
			return rare.exceptions().raise((IASTUnaryExpression) e.getExpression(), range, scope);
		}
		if (s instanceof IASTExpressionStatement e) {
			Expression effect = lowering.expressions().discarded(e.getExpression(), scope);
			return List.of(new ExpressionStatement(
					effect instanceof Expression.Cast c && c.type() instanceof VoidType ? c.operand() : effect, range));
		}
		if (s instanceof IASTDeclarationStatement d) {
			return lowering.declarations().local(d.getDeclaration(), scope);
		}
		if (s instanceof IASTCompoundStatement compound) {
			return List.of(blocks.block(compound, scope));
		}
		if (s instanceof IASTIfStatement branch) {
			return List.of(branches.branch(branch, scope));
		}
		if (s instanceof IASTForStatement loop) {
			return List.of(branches.loop(loop, scope));
		}
		if (s instanceof IASTWhileStatement loop) {
			return List.of(branches.loop(loop, scope));
		}
		if (s instanceof IASTDoStatement loop) {
			return List.of(branches.loop(loop, scope));
		}
		if (s instanceof IASTSwitchStatement selection) {
			return List.of(branches.selection(selection, scope));
		}
		return jump(s, range, scope);
	}

	private List<Statement> jump(IASTStatement s, SourceRange range, Scope scope) {
		if (s instanceof IASTCaseStatement c) {
			return branches.label(c, scope);
		}
		if (s instanceof IASTDefaultStatement) {
			return List.of(new Statement.CaseLabel(Optional.empty(), range));
		}
		if (s instanceof IASTBreakStatement) {
			return List.of(new Break(range));
		}
		if (s instanceof IASTContinueStatement) {
			return List.of(new Continue(range));
		}
		if (s instanceof IASTReturnStatement r) {
			return List.of(new Return(
					Optional.ofNullable(r.getReturnArgument()).map(v -> lowering.destruction().full(v, () -> value(v, scope), scope)),
					range));
		}
		if (s instanceof IASTNullStatement) {
			return assumption(s, range, scope).stream().toList();
		}
		return rare.lower(s, scope);
	}

	/** {@code [[assume(e)]];} where the expression can be read. C++23 [dcl.attr.assume] */
	private Optional<Statement> assumption(IASTStatement s, SourceRange range, Scope scope) {
		return Attributes.argument(s, "assume").flatMap(text -> new ClauseScope(lowering, scope).expression(text, range))
				.map(e -> new ExpressionStatement(new Call("__builtin_assume", Optional.empty(), List.of(e), VoidType.VOID, range), range));
	}

	private Expression value(IASTInitializerClause v, Scope scope) {
		Type type = scope.frame().returnType();
		boolean listed = v instanceof IASTInitializerList && !scope.frame().returnsReference() && !(type instanceof VoidType);
		Expression value = listed ? lowering.initializers().part(v, type, scope) : lowering.expressions().initial(v, scope);
		if (scope.frame().returnsReference()) {
			return Addresses.ofArgument(lowering.constructions().used(value, scope));
		}
		// a lambda's result is of whatever type its value is
		Type target = type instanceof VoidType ? value.type() : type;
		Expression result = lowering.conversions().part(type, lowering.conversions().to(type, value, scope), scope);
		boolean local = result instanceof VariableReference r && r.variable().storage() == Variable.Storage.LOCAL;
		return lowering.constructions().kept(target, local || !result.type().equals(target) ? result
				: lowering.constructions().copied(isParameter(result) ? lowering.expiring().mark(result) : result, scope), scope);
	}

	/** Whether a parameter is yielded, which is moved then. C++17 [class.copy.elision] p3 */
	private static boolean isParameter(Expression yielded) {
		return yielded instanceof VariableReference r && r.variable().storage() == Variable.Storage.PARAMETER;
	}
}
