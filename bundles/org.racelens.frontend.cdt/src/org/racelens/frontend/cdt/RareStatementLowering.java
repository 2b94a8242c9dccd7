package org.racelens.frontend.cdt;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTGotoStatement;
import org.eclipse.cdt.core.dom.ast.IASTLabelStatement;
import org.eclipse.cdt.core.dom.ast.IASTProblemStatement;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTStatement;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTCatchHandler;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTRangeBasedForStatement;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTReferenceOperator;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTTryBlockStatement;
import org.racelens.frontend.cdt.Scope.OfVariable;
import org.racelens.model.expr.Expression;
import org.racelens.model.expr.Expression.Binary;
import org.racelens.model.expr.Expression.Increment;
import org.racelens.model.expr.Expression.IntegerLiteral;
import org.racelens.model.expr.Expression.Subscript;
import org.racelens.model.expr.Expression.VariableReference;
import org.racelens.model.expr.Operator;
import org.racelens.model.expr.Variable;
import org.racelens.model.expr.Variable.Storage;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;
import org.racelens.model.stmt.Statement;
import org.racelens.model.stmt.Statement.Block;
import org.racelens.model.stmt.Statement.Declaration;
import org.racelens.model.stmt.Statement.Loop;
import org.racelens.model.stmt.Statement.Unmodelled;
import org.racelens.model.type.Type;
import org.racelens.model.type.Type.ArrayType;
import org.racelens.model.type.Type.IntegerType;
import org.racelens.model.type.Type.PointerType;

/** Labels, jumps, exceptions, and C++'s loops over ranges. */
final class RareStatementLowering {
	private final Lowering lowering;

	RareStatementLowering(Lowering lowering) {
		this.lowering = lowering;
	}

	List<Statement> lower(IASTStatement s, Scope scope) {
		SourceRange range = lowering.places().of(s);
		if (s instanceof IASTLabelStatement label) {
			return label(label, range, scope);
		}
		if (s instanceof ICPPASTRangeBasedForStatement loop) {
			return List.of(range(loop, range, scope));
		}
		if (s instanceof ICPPASTTryBlockStatement attempt) {
			return List.of(attempt(attempt, range, scope));
		}
		if (s instanceof IASTProblemStatement problem) {
			String message = "the statement cannot be read: " + problem.getProblem().getMessage();
			return List.of(new Unmodelled(new ModelGap(GapKind.PARSE_PROBLEM, range, message), List.of(), range));
		}
		String what = s instanceof IASTGotoStatement g ? "the jump to '" + g.getName() + "'" : "this kind of statement";
		return List.of(new Unmodelled(Unit.statementGap(range, what + " is not modelled"), List.of(), range));
	}

	/** The label itself is not modelled, since control may come from anywhere; the statement behind it is. */
	private List<Statement> label(IASTLabelStatement s, SourceRange range, Scope scope) {
		SourceRange name = lowering.places().of(s.getName());
		List<Statement> result = new ArrayList<>();
		result.add(new Unmodelled(Unit.statementGap(name, "the label '" + s.getName() + "' is not modelled"), List.of(), name));
		if (s.getNestedStatement() != null) {
			result.add(lowering.statements().blocks().body(s.getNestedStatement(), Places.end(s.getName()), scope));
		}
		return result;
	}

	private Statement attempt(ICPPASTTryBlockStatement s, SourceRange range, Scope scope) {
		List<Statement> parts = new ArrayList<>(lowering.statements().lower(s.getTryBody(), scope));
		for (ICPPASTCatchHandler handler : s.getCatchHandlers()) {
			Scope inside = scope.inner();
			if (handler.getDeclaration() != null) {
				parts.addAll(lowering.declarations().local(handler.getDeclaration(), inside));
			}
			parts.addAll(lowering.statements().lower(handler.getCatchBody(), inside));
		}
		return new Unmodelled(Unit.statementGap(range, "exceptions are not modelled"), parts, range);
	}

	/** A loop over an array becomes one over its index; other ranges are not modelled. */
	private Statement range(ICPPASTRangeBasedForStatement s, SourceRange range, Scope outer) {
		Scope scope = outer.inner();
		Expression object = s.getInitializerClause() == null ? null : lowering.expressions().lower(s.getInitializerClause(), scope);
		boolean simple = object instanceof VariableReference r && r.type() instanceof ArrayType a && a.length().isPresent()
				&& s.getDeclaration() instanceof IASTSimpleDeclaration d && d.getDeclarators().length == 1;
		if (!simple) {
			List<Statement> parts = new ArrayList<>();
			if (object != null) {
				parts.add(new Statement.ExpressionStatement(object, object.range()));
			}
			if (s.getDeclaration() != null) {
				parts.addAll(lowering.declarations().local(s.getDeclaration(), scope));
			}
			parts.addAll(lowering.statements().lower(s.getBody(), scope));
			return new Unmodelled(Unit.statementGap(range, "a loop over this range is not modelled"), parts, range);
		}
		return overArray(s, (VariableReference) object, range, scope);
	}

	private Statement overArray(ICPPASTRangeBasedForStatement s, VariableReference array, SourceRange range, Scope scope) {
		ArrayType type = (ArrayType) array.type();
		SourceRange place = array.range();
		Variable index = lowering.unit().variable("(index)", IntegerType.SIZE, Storage.LOCAL, false, place);
		Expression use = new VariableReference(index, place);
		Expression zero = new IntegerLiteral(0, IntegerType.SIZE, place);
		Expression test = new Binary(Operator.LESS, use, type.length().get(), IntegerType.BOOL, place);
		Expression update = new Increment(true, false, use, IntegerType.SIZE, place);
		Expression element = new Subscript(array, use, type.element(), place);
		IASTSimpleDeclaration declaration = (IASTSimpleDeclaration) s.getDeclaration();
		List<Statement> body = new ArrayList<>();
		body.add(element(declaration, element, scope));
		body.add(lowering.statements().blocks().body(s.getBody(), Places.end(s.getInitializerClause()), scope));
		Statement init = new Declaration(index, Optional.of(zero), place);
		return new Loop(Optional.of(init), Optional.of(test), Optional.of(update), false, new Block(body, range), range);
	}

	private Statement element(IASTSimpleDeclaration declaration, Expression element, Scope scope) {
		IASTDeclarator d = declaration.getDeclarators()[0];
		boolean reference = d.getPointerOperators().length > 0 && d.getPointerOperators()[0] instanceof ICPPASTReferenceOperator;
		boolean deduced = TypeLowering.isAuto(declaration.getDeclSpecifier());
		Type base = deduced ? element.type() : lowering.types().specified(declaration.getDeclSpecifier(), scope);
		Type type = reference ? new PointerType(base, false) : base;
		Variable variable = lowering.unit().variable(d.getName().toString(), type, Storage.LOCAL, declaration.getDeclSpecifier().isConst(),
				lowering.places().of(d.getName()));
		scope.declare(d.getName().toString(), new OfVariable(variable, reference));
		Expression value = reference ? OperatorLowering.address(element, element.range()) : element;
		return new Declaration(variable, Optional.of(value), lowering.places().of(declaration));
	}
}
