package org.racelens.frontend.cdt;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTInitializer;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTArrayDeclarator;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTConstructorInitializer;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTDeleteExpression;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTLambdaExpression;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTNewExpression;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTPackExpansionExpression;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTSimpleTypeConstructorExpression;
import org.eclipse.cdt.core.dom.ast.gnu.IGNUASTCompoundStatementExpression;
import org.racelens.model.expr.Expression;
import org.racelens.model.expr.Expression.Allocation;
import org.racelens.model.expr.Expression.Call;
import org.racelens.model.expr.Expression.Cast;
import org.racelens.model.expr.Expression.Comma;
import org.racelens.model.expr.Expression.IntegerLiteral;
import org.racelens.model.expr.Expression.Unmodelled;
import org.racelens.model.source.SourceRange;
import org.racelens.model.type.Type;
import org.racelens.model.type.Type.IntegerType;
import org.racelens.model.type.Type.PointerType;
import org.racelens.model.type.Type.RecordType;
import org.racelens.model.type.Type.UnknownType;
import org.racelens.model.type.Type.VoidType;

/** Expressions that only C++ or GNU C have. */
final class CppExpressionLowering {
	private final Lowering lowering;
	private final ExpressionLowering expressions;

	CppExpressionLowering(Lowering lowering, ExpressionLowering expressions) {
		this.lowering = lowering;
		this.expressions = expressions;
	}

	Optional<Expression> lower(IASTInitializerClause e, Scope scope) {
		SourceRange range = lowering.places().of(e);
		if (e instanceof ICPPASTNewExpression allocation) {
			return Optional.of(allocation(allocation, range, scope));
		}
		if (e instanceof ICPPASTDeleteExpression deletion) {
			Expression operand = expressions.lower(deletion.getOperand(), scope);
			return Optional.of(new Call("operator delete", Optional.empty(), List.of(operand), VoidType.VOID, range));
		}
		if (e instanceof ICPPASTSimpleTypeConstructorExpression construction) {
			return Optional.of(construction(construction, range, scope));
		}
		if (e instanceof ICPPASTLambdaExpression || e instanceof IGNUASTCompoundStatementExpression) {
			String what = e instanceof ICPPASTLambdaExpression ? "a lambda" : "a statement as an expression";
			return Optional.of(new Unmodelled(Unit.expressionGap(range, what + " is not modelled"), List.of(), new UnknownType(what), range));
		}
		if (e instanceof ICPPASTPackExpansionExpression pack) {
			return Optional.of(expressions.lower(pack.getPattern(), scope));
		}
		return Optional.empty();
	}

	private Expression allocation(ICPPASTNewExpression e, SourceRange range, Scope scope) {
		Type base = lowering.types().specified(e.getTypeId().getDeclSpecifier(), scope);
		IASTDeclarator declarator = e.getTypeId().getAbstractDeclarator();
		Optional<Expression> count = Optional.empty();
		Type element = lowering.types().declared(declarator, e.getTypeId().getDeclSpecifier(), base, scope).type();
		if (declarator instanceof ICPPASTArrayDeclarator && element instanceof Type.ArrayType array) {
			count = array.length();
			element = array.element();
		}
		Expression result = new Allocation(element, count, new PointerType(element, false), range);
		if (e.getPlacementArguments() != null && e.getPlacementArguments().length > 0) {
			return new Unmodelled(Unit.expressionGap(range, "placement new is not modelled"), operands(e.getPlacementArguments(), scope),
					result.type(), range);
		}
		List<Expression> effects = initialisation(e.getInitializer(), scope);
		for (int i = effects.size() - 1; i >= 0; i--) {
			result = new Comma(effects.get(i), result, range);
		}
		return result;
	}

	/** The values an initialiser computes; what the constructor does with them is not known here. */
	private List<Expression> initialisation(IASTInitializer initializer, Scope scope) {
		return initializer instanceof ICPPASTConstructorInitializer c ? operands(c.getArguments(), scope) : List.of();
	}

	private List<Expression> operands(IASTInitializerClause[] clauses, Scope scope) {
		List<Expression> result = new ArrayList<>();
		for (IASTInitializerClause clause : clauses) {
			result.add(expressions.lower(clause, scope));
		}
		return result;
	}

	private Expression construction(ICPPASTSimpleTypeConstructorExpression e, SourceRange range, Scope scope) {
		Type type = lowering.types().specified(e.getDeclSpecifier(), scope);
		IASTInitializerClause[] arguments = e.getInitializer() instanceof ICPPASTConstructorInitializer c
				? c.getArguments()
				: e.getInitializer() instanceof org.eclipse.cdt.core.dom.ast.IASTInitializerList l ? l.getClauses() : new IASTExpression[0];
		if (type instanceof RecordType || type instanceof UnknownType) {
			return new Call(e.getDeclSpecifier().getRawSignature(), Optional.empty(), operands(arguments, scope), type, range);
		}
		return arguments.length == 0
				? new IntegerLiteral(0, IntegerType.INT, range)
				: new Cast(expressions.lower(arguments[0], scope), type, range);
	}
}
