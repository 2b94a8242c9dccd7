package org.racelens.frontend.cdt.expression;

import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTInitializer;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.IASTInitializerList;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTArrayDeclarator;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTDeleteExpression;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTLambdaExpression;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTNewExpression;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTPackExpansionExpression;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTSimpleTypeConstructorExpression;
import org.eclipse.cdt.core.dom.ast.gnu.IGNUASTCompoundStatementExpression;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.object.ConstructionLowering;
import org.racelens.frontend.cdt.unit.Aggregates;
import org.racelens.frontend.cdt.unit.Literals;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.Temporaries;
import org.racelens.frontend.cdt.unit.Unit;
import org.racelens.frontend.cdt.unit.Unlowered;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Allocation;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.Comma;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.Unmodelled;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Type.UnknownType;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.expression.Variable;
import org.racelens.model.source.SourceRange;

/** Expressions that only C++ or GNU C have. */
final class CppExpressionLowering {
	private final LoweringParts lowering;
	private final ExpressionLowering expressions;
	private final StatementExpressionLowering statements;
	private final DeletionLowering deletions;
	private final NewRowLowering rows;

	CppExpressionLowering(LoweringParts lowering, ExpressionLowering expressions) {
		this.lowering = lowering;
		this.expressions = expressions;
		statements = new StatementExpressionLowering(lowering);
		deletions = new DeletionLowering(lowering);
		rows = new NewRowLowering(lowering);
	}

	Optional<Expression> lower(IASTInitializerClause e, Scope scope) {
		SourceRange range = lowering.places().of(e);
		if (e instanceof ICPPASTNewExpression allocation) {
			return Optional.of(allocation(allocation, range, scope));
		}
		if (e instanceof ICPPASTDeleteExpression deletion) {
			return Optional.of(deletions.deletion(deletion, range, scope));
		}
		if (e instanceof ICPPASTSimpleTypeConstructorExpression construction) {
			return Optional.of(construction(construction, range, scope));
		}
		if (e instanceof ICPPASTLambdaExpression lambda) {
			return Optional.of(lowering.lambdas().lower(lambda, range, scope));
		}
		if (e instanceof IGNUASTCompoundStatementExpression block) {
			return Optional.of(statements.lower(block, range, scope));
		}
		if (e instanceof ICPPASTPackExpansionExpression pack) {
			return Optional.of(lowering.packs().single(pack, scope));
		}
		return Optional.empty();
	}

	private Expression allocation(ICPPASTNewExpression e, SourceRange range, Scope scope) {
		Type base = lowering.types().specified(e.getTypeId().getDeclSpecifier(), scope);
		IASTDeclarator declarator = e.getTypeId().getAbstractDeclarator();
		Optional<Expression> count = Optional.empty();
		Type element = lowering.types().declared(declarator, e.getTypeId().getDeclSpecifier(), base, scope).type();
		if (declarator instanceof ICPPASTArrayDeclarator && element instanceof Type.ArrayType array) {
			boolean text = Aggregates.isString(array);
			count = array.length().or(() -> Optional.ofNullable(text ? null : e.getInitializer())
					.map(i -> new IntegerLiteral(ConstructionLowering.arguments(i).length, IntegerType.SIZE, range)));
			element = array.element();
		}
		Allocation result = new Allocation(element, count, new PointerType(element, false), range);
		if (e.getPlacementArguments() != null && e.getPlacementArguments().length > 0) {
			lowering.virtuals().places(element);
			List<Expression> given = operands(e.getPlacementArguments(), scope);
			boolean place = given.size() == 1
					&& (given.get(0).type() instanceof PointerType || given.get(0).type() instanceof Type.ArrayType);
			if (place && count.isEmpty() && lowering.functions().spelled().free("operator new").isEmpty()) {
				return initialised(e, new Cast(given.get(0), result.type(), range), element, range, scope);
			}
			return new Unmodelled(Unit.expressionGap(range, Unlowered.PLACEMENT_NEW_IS_NOT_MODELLED.of()), given,
					result.type(), range);
		}
		if (count.isPresent()) {
			return rows.lower(e.getInitializer(), result, range, scope);
		}
		return initialised(e, result, element, range, scope);
	}

	/** {@code new T(x)}: the allocation, then the constructor's call or the first value. */
	private Expression initialised(ICPPASTNewExpression e, Expression allocation, Type element, SourceRange range, Scope scope) {
		IASTInitializer initializer = e.getInitializer();
		if (initializer == null && !(element instanceof RecordType)) {
			return allocation;
		}
		Temporaries temporaries = scope.frame().temporaries();
		Variable pointer = temporaries.fresh(lowering.unit(), allocation.type(), range);
		Expression use = new VariableReference(pointer, range);
		Type type = element;
		Expression target = new Dereference(use, element, range);
		Optional<Expression> first = lowering.constructions().call(use, e, initializer, element, range, scope);
		if (first.isEmpty()) {
			Optional<Expression> value = lowering.conversions().to(element, lowering.initializers().of(initializer, element, scope), scope);
			first = value.filter(v -> v.type().equals(type)).flatMap(v -> lowering.constructions().started(use, v, scope)).or(() -> value
					.map(v -> new Assignment(Optional.empty(), target, lowering.constructions().kept(type, v, scope), type, range)));
		}
		if (first.isEmpty()) {
			temporaries.withdraw(pointer);
			return allocation;
		}
		Expression stored = new Assignment(Optional.empty(), use, allocation, allocation.type(), range);
		return new Comma(stored, new Comma(first.get(), use, range), range);
	}

	private List<Expression> operands(IASTInitializerClause[] clauses, Scope scope) {
		return lowering.packs().lowered(clauses, scope);
	}

	private Expression construction(ICPPASTSimpleTypeConstructorExpression e, SourceRange range, Scope scope) {
		Type type = lowering.types().specified(e.getDeclSpecifier(), scope);
		IASTInitializerClause[] arguments = lowering.packs().given(ConstructionLowering.arguments(e.getInitializer()), scope);
		if (type instanceof RecordType) {
			return lowering.constructions().temporary(e, arguments, type, range, scope)
					.orElseGet(() -> arguments.length == 1 || e.getInitializer() instanceof IASTInitializerList
							? lowering.constructions()
									.ended(lowering.initializers().of(e.getInitializer(), type, scope).orElseThrow(), scope)
							: Aggregates.list(operands(arguments, scope), type, range));
		}
		if (type instanceof Type.ArrayType) {
			return lowering.initializers().of(e.getInitializer(), type, scope).map(i -> Aggregates.compound(i, type, range))
					.orElseGet(() -> expressions.unmodelled(e, Unlowered.ARRAY_WITHOUT_NAME, scope));
		}
		if (type instanceof UnknownType) {
			return new Call(e.getDeclSpecifier().getRawSignature(), Optional.empty(), operands(arguments, scope), type, range);
		}
		if (type instanceof VoidType && arguments.length == 1) {
			return new Cast(expressions.discarded(arguments[0], scope), type, range);
		}
		return arguments.length == 0
				? Literals.zero(type, range)
				: lowering.conversions().cast(expressions.lower(arguments[0], scope), type, range, scope);
	}
}
