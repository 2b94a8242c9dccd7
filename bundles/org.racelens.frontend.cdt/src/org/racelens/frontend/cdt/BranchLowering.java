package org.racelens.frontend.cdt;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTCaseStatement;
import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTDoStatement;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTForStatement;
import org.eclipse.cdt.core.dom.ast.IASTIfStatement;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTStatement;
import org.eclipse.cdt.core.dom.ast.IASTSwitchStatement;
import org.eclipse.cdt.core.dom.ast.IASTWhileStatement;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTForStatement;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTIfStatement;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTSwitchStatement;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTWhileStatement;
import org.racelens.model.expr.Expression;
import org.racelens.model.expr.Expression.Assignment;
import org.racelens.model.expr.Expression.IntegerLiteral;
import org.racelens.model.expr.Expression.VariableReference;
import org.racelens.model.source.SourceRange;
import org.racelens.model.stmt.Statement;
import org.racelens.model.stmt.Statement.Block;
import org.racelens.model.stmt.Statement.CaseLabel;
import org.racelens.model.stmt.Statement.Declaration;
import org.racelens.model.stmt.Statement.If;
import org.racelens.model.stmt.Statement.Loop;
import org.racelens.model.stmt.Statement.Switch;
import org.racelens.model.type.Type.IntegerType;

/** Branches and loops. Conditions that declare a variable become a declaration before and a use of it. */
final class BranchLowering {
	/** A {@code case} range of more values becomes one label of unknown value. */
	private static final long WIDEST_RANGE = 256;

	private final Lowering lowering;

	BranchLowering(Lowering lowering) {
		this.lowering = lowering;
	}

	/** @param before what has to happen first, in a scope of its own */
	private record Condition(List<Statement> before, Expression value) {
	}

	private Condition condition(IASTExpression e, IASTDeclaration declaration, Scope scope) {
		if (e != null) {
			return new Condition(List.of(), test(e, scope));
		}
		List<Statement> before = declaration == null ? List.of() : lowering.declarations().local(declaration, scope);
		if (before.isEmpty() || !(before.get(before.size() - 1) instanceof Declaration last)) {
			return new Condition(before,
					new IntegerLiteral(1, IntegerType.INT, SourceRange.startOf(lowering.unit().tree().source().path())));
		}
		return new Condition(before, new VariableReference(last.variable(), last.variable().declaration()));
	}

	private Expression test(IASTExpression e, Scope scope) {
		return lowering.conversions().truth(lowering.expressions().lower(e, scope), scope);
	}

	private Statement wrapped(List<Statement> before, Statement statement, Scope scope) {
		if (before.isEmpty()) {
			return statement;
		}
		List<Statement> all = new ArrayList<>(lowering.statements().blocks().destruction().ofHeader(before, scope));
		all.add(statement);
		return new Block(all, statement.range());
	}

	Statement branch(IASTIfStatement s, Scope outer) {
		Scope scope = outer.inner();
		SourceRange range = lowering.places().of(s);
		List<Statement> before = new ArrayList<>();
		IASTDeclaration declaration = null;
		if (s instanceof ICPPASTIfStatement cpp) {
			declaration = cpp.getConditionDeclaration();
			if (cpp.getInitializerStatement() != null) {
				before.addAll(lowering.statements().lower(cpp.getInitializerStatement(), scope));
			}
		}
		Condition condition = condition(s.getConditionExpression(), declaration, scope);
		before.addAll(condition.before());
		IASTNode head = s.getConditionExpression() != null ? s.getConditionExpression() : declaration;
		Statement yes = body(s.getThenClause(), head == null ? Places.start(s) : Places.end(head), scope);
		Optional<Statement> no = Optional.ofNullable(s.getElseClause()).map(e -> body(e, Places.end(s.getThenClause()), scope));
		return wrapped(before, new If(condition.value(), yes, no, range), scope);
	}

	/** The statement that a header governs, with the directives between the header and it. */
	private Statement body(IASTStatement body, int from, Scope scope) {
		return lowering.statements().blocks().body(body, from, scope.inner());
	}

	private static int afterLast(IASTNode statement, IASTNode... parts) {
		int end = Places.start(statement);
		for (IASTNode part : parts) {
			end = part == null ? end : Math.max(end, Places.end(part));
		}
		return end;
	}

	Statement loop(IASTForStatement s, Scope outer) {
		Scope scope = outer.inner();
		SourceRange range = lowering.places().of(s);
		IASTStatement initializer = s.getInitializerStatement();
		List<Statement> init = initializer == null
				? List.of()
				: lowering.statements().blocks().destruction().ofHeader(lowering.statements().lower(initializer, scope), scope);
		Optional<Statement> first = init.isEmpty() ? Optional.empty()
				: Optional.of(StatementLowering.single(init, lowering.places().of(initializer)));
		if (s instanceof ICPPASTForStatement cpp && cpp.getConditionDeclaration() != null) {
			return declaring(cpp.getConditionDeclaration(), first, s, scope, range);
		}
		Optional<Expression> condition = Optional.ofNullable(s.getConditionExpression()).map(e -> test(e, scope));
		Optional<Expression> update = Optional.ofNullable(s.getIterationExpression()).map(e -> lowering.expressions().discarded(e, scope));
		Statement body = body(s.getBody(), afterLast(s, initializer, s.getConditionExpression(), s.getIterationExpression()), scope);
		return new Loop(first, condition, update, false, body, range);
	}

	/** {@code for (…; T x = e; …)}: the variable is declared once and assigned before each test. */
	private Statement declaring(IASTDeclaration declaration, Optional<Statement> init, IASTForStatement s, Scope scope, SourceRange range) {
		List<Statement> before = new ArrayList<>(init.stream().toList());
		Optional<Expression> test = test(declaration, before, scope);
		Optional<Expression> update = Optional.ofNullable(s.getIterationExpression()).map(e -> lowering.expressions().discarded(e, scope));
		Statement body = body(s.getBody(), afterLast(s, declaration, s.getIterationExpression()), scope);
		return wrapped(before, new Loop(Optional.empty(), test, update, false, body, range), scope);
	}

	private Optional<Expression> test(IASTDeclaration declaration, List<Statement> before, Scope scope) {
		List<Statement> declared = lowering.declarations().local(declaration, scope);
		if (declared.size() != 1 || !(declared.get(0) instanceof Declaration d) || d.initializer().isEmpty()) {
			before.addAll(declared);
			return Optional.empty();
		}
		before.add(new Declaration(d.variable(), Optional.empty(), d.range()));
		SourceRange place = d.variable().declaration();
		return Optional.of(new Assignment(Optional.empty(), new VariableReference(d.variable(), place), d.initializer().get(),
				d.variable().type(), d.range()));
	}

	Statement loop(IASTWhileStatement s, Scope outer) {
		Scope scope = outer.inner();
		SourceRange range = lowering.places().of(s);
		IASTDeclaration declaration = s instanceof ICPPASTWhileStatement cpp ? cpp.getConditionDeclaration() : null;
		List<Statement> before = new ArrayList<>();
		Optional<Expression> condition = declaration != null
				? test(declaration, before, scope)
				: Optional.ofNullable(s.getCondition()).map(e -> test(e, scope));
		Statement body = body(s.getBody(), afterLast(s, s.getCondition(), declaration), scope);
		return wrapped(before, new Loop(Optional.empty(), condition, Optional.empty(), false, body, range), scope);
	}

	Statement loop(IASTDoStatement s, Scope scope) {
		Statement body = body(s.getBody(), Places.start(s), scope);
		Optional<Expression> condition = Optional.ofNullable(s.getCondition()).map(e -> test(e, scope));
		return new Loop(Optional.empty(), condition, Optional.empty(), true, body, lowering.places().of(s));
	}

	Statement selection(IASTSwitchStatement s, Scope outer) {
		Scope scope = outer.inner();
		List<Statement> before = new ArrayList<>();
		IASTDeclaration declaration = null;
		if (s instanceof ICPPASTSwitchStatement cpp) {
			declaration = cpp.getControllerDeclaration();
			if (cpp.getInitializerStatement() != null) {
				before.addAll(lowering.statements().lower(cpp.getInitializerStatement(), scope));
			}
		}
		Condition selector = condition(s.getControllerExpression(), declaration, scope);
		before.addAll(selector.before());
		Statement body = body(s.getBody(), afterLast(s, s.getControllerExpression(), declaration), scope);
		return wrapped(before, new Switch(selector.value(), body, lowering.places().of(s)), scope);
	}

	/** A label; GNU's {@code case 1 ... 3:} stands for several. */
	List<Statement> label(IASTCaseStatement s, Scope scope) {
		SourceRange range = lowering.places().of(s);
		if (s.getExpression() instanceof IASTBinaryExpression b && b.getOperator() == IASTBinaryExpression.op_ellipses) {
			Optional<Long> from = lowering.constants().value(lowering.expressions().lower(b.getOperand1(), scope));
			Optional<Long> to = lowering.constants().value(lowering.expressions().lower(b.getOperand2(), scope));
			List<Statement> labels = new ArrayList<>();
			if (from.isPresent() && to.isPresent() && to.get() - from.get() < WIDEST_RANGE) {
				for (long v = from.get(); v <= to.get(); v++) {
					labels.add(new CaseLabel(Optional.of(new IntegerLiteral(v, IntegerType.INT, range)), range));
				}
				return labels;
			}
		}
		return List.of(new CaseLabel(Optional.of(lowering.expressions().lower(s.getExpression(), scope)), range));
	}
}
