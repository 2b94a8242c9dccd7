package org.racelens.frontend.cdt.expression;

import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTInitializer;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.IASTInitializerList;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.object.ConstructionLowering;
import org.racelens.frontend.cdt.object.ListClauses;
import org.racelens.frontend.cdt.object.ListedCode;
import org.racelens.frontend.cdt.unit.Addresses;
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
import org.racelens.model.expression.Expression.Subscript;
import org.racelens.model.expression.Expression.Unmodelled;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.SourceRange;

/** {@code new T[n]}: the allocation, and what each element starts with. C++17 §8.3.4p18 */
final class NewRowLowering {
	/** Longer lists of what the elements start with are not followed, nor do the elements of longer rows each get a zero. */
	private static final int MOST_LISTED = 64;

	private final LoweringParts lowering;

	NewRowLowering(LoweringParts lowering) {
		this.lowering = lowering;
	}

	/** @param initializer null where the elements start as they are */
	Expression lower(IASTInitializer initializer, Allocation allocation, SourceRange range, Scope scope) {
		ArrayType array = new ArrayType(allocation.element(), allocation.count());
		Expression count = allocation.count().get();
		boolean simple = count instanceof IntegerLiteral || count instanceof VariableReference;
		if (!simple && count.type() instanceof IntegerType && isMade(array, range)) {
			return counted(initializer, allocation, count, range, scope);
		}
		if (initializer == null) {
			return made(allocation, array, range, scope);
		}
		IASTInitializerClause[] clauses = ConstructionLowering.arguments(initializer);
		boolean isShort = lowering.constants().value(array.length().get()).filter(n -> n <= MOST_LISTED).isPresent();
		boolean text = clauses.length == 1 && Aggregates.isString(array);
		boolean scalar = !(array.element() instanceof RecordType) && !(array.element() instanceof ArrayType);
		if (isShort && !text && initializer instanceof IASTInitializerList list && (scalar || clauses.length > 0)) {
			return inPlace(list, allocation, array, range, scope);
		}
		if (clauses.length == 0) {
			return made(zeroed(allocation, range), array, range, scope);
		}
		return text || !scalar || clauses.length > MOST_LISTED
				? unknown(Unlowered.WHAT_ROW_OF_OBJECTS_STARTS_WITH_IS_NOT_FOLLOWED.of(), allocation, range)
				: listed(clauses, zeroed(allocation, range), array, range, scope);
	}

	/** Whether code makes the elements. */
	private boolean isMade(ArrayType array, SourceRange range) {
		Expression nowhere = Literals.zero(new PointerType(array.element(), false), range);
		return lowering.constructions().elements(nowhere, array, range).isPresent();
	}

	/** The number of elements is computed once, before the allocation. */
	private Expression counted(IASTInitializer initializer, Allocation allocation, Expression count, SourceRange range, Scope scope) {
		Variable number = scope.frame().temporaries().fresh(lowering.unit(), count.type(), range);
		Expression use = new VariableReference(number, range);
		Expression row = lower(initializer, new Allocation(allocation.element(), Optional.of(use), allocation.type(), range), range, scope);
		return new Comma(new Assignment(Optional.empty(), use, count, count.type(), range), row, range);
	}

	private static Expression unknown(Explanation what, Expression allocation, SourceRange range) {
		return new Unmodelled(Unit.expressionGap(range, what), List.of(allocation), allocation.type(), range);
	}

	/** Memory that is zero: elements that are no objects of classes with constructors are zero unless a list says more. C++17 §11.6p8 */
	private Expression zeroed(Allocation allocation, SourceRange range) {
		long size = lowering.records().size(allocation.element()).orElse(1L);
		Expression memory = new Call("__racelens_zeroed", Optional.empty(),
				List.of(allocation.count().get(), new IntegerLiteral(size, IntegerType.SIZE, range)),
				new PointerType(VoidType.VOID, false), range);
		return new Cast(memory, allocation.type(), range);
	}

	/** The elements' constructors follow the allocation. */
	private Expression made(Expression allocation, ArrayType array, SourceRange range, Scope scope) {
		Temporaries temporaries = scope.frame().temporaries();
		Variable pointer = temporaries.fresh(lowering.unit(), allocation.type(), range);
		Expression use = new VariableReference(pointer, range);
		Optional<Expression> made = lowering.constructions().elements(use, array, range);
		if (made.isEmpty()) {
			temporaries.withdraw(pointer);
			return allocation;
		}
		if (!(array.length().get() instanceof IntegerLiteral || array.length().get() instanceof VariableReference)) {
			// no number, as text that does not compile may have it
			return unknown(Unlowered.CONSTRUCTORS_OF_ROW_OF_OBJECTS_ARE_NOT_FOLLOWED.of(), allocation, range);
		}
		Expression stored = new Assignment(Optional.empty(), use, allocation, allocation.type(), range);
		return new Comma(stored, new Comma(made.get(), use, range), range);
	}

	/** The elements are those of an array that starts with the list. */
	private Expression inPlace(IASTInitializerList list, Allocation allocation, ArrayType array, SourceRange range, Scope scope) {
		Variable pointer = scope.frame().temporaries().fresh(lowering.unit(), allocation.type(), range);
		Expression use = new VariableReference(pointer, range);
		Expression whole = new Dereference(new Cast(use, new PointerType(array, false), range), array, range);
		Expression code = new ListedCode(lowering, range, scope).at(Addresses.of(whole, range),
				new ListClauses(lowering, list, scope).of(array));
		Expression stored = new Assignment(Optional.empty(), use, allocation, allocation.type(), range);
		return new Comma(stored, new Comma(code, use, range), range);
	}

	private Expression listed(IASTInitializerClause[] clauses, Expression allocation, ArrayType array, SourceRange range, Scope scope) {
		Expression use = new VariableReference(scope.frame().temporaries().fresh(lowering.unit(), allocation.type(), range), range);
		Expression result = new Assignment(Optional.empty(), use, allocation, allocation.type(), range);
		for (int i = 0; i < clauses.length; i++) {
			Expression target = new Subscript(use, new IntegerLiteral(i, IntegerType.SIZE, range), array.element(), range);
			Expression value = lowering.initializers().part(clauses[i], array.element(), scope);
			result = new Comma(result, new Assignment(Optional.empty(), target, value, array.element(), range), range);
		}
		return new Comma(result, use, range);
	}
}
