package org.racelens.frontend.cdt.object;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.IASTInitializerList;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPConstructor;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.object.ListedParts.MadePart;
import org.racelens.frontend.cdt.unit.Addresses;
import org.racelens.frontend.cdt.unit.Aggregates;
import org.racelens.frontend.cdt.unit.Literals;
import org.racelens.frontend.cdt.unit.ObjectPart;
import org.racelens.frontend.cdt.unit.PartRole;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Comma;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.Unmodelled;
import org.racelens.model.expression.RecordDefinition.Field;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.source.SourceRange;

/**
 * What the elements of an array and the members of an aggregate start with, each from a clause of its own: in C++ constructors and
 * conversions run. C++17 §11.6.1p3, §11.6p17
 */
final class PartInitialization {
	private final LoweringParts lowering;
	private final ObjectParts objects;
	private final DeclaredStarts starts;

	PartInitialization(LoweringParts lowering) {
		this.lowering = lowering;
		objects = new ObjectParts(lowering);
		starts = new DeclaredStarts(lowering);
	}

	/** Whether a class makes its objects by constructors that are written, so that lists in braces are arguments. C++17 §11.6.1p1 */
	boolean isMade(Type type) {
		return !lowering.unit().isC() && type instanceof RecordType
				&& lowering.records().classOf(type).filter(this::hasConstructors).isPresent();
	}

	private boolean hasConstructors(ICPPClassType type) {
		for (ICPPConstructor c : type.getConstructors()) {
			if (!c.isImplicit() && !lowering.functions().isDefaulted(c)) {
				return true;
			}
		}
		return false;
	}

	/** The object that a constructor makes of a clause; empty where none is called. */
	Optional<Expression> made(IASTInitializerClause clause, Type type, Scope scope) {
		if (!isMade(type)) {
			return Optional.empty();
		}
		boolean braced = clause instanceof IASTInitializerList;
		IASTInitializerClause[] arguments = clause instanceof IASTInitializerList list ? list.getClauses()
				: new IASTInitializerClause[] { clause };
		Optional<Expression> same = arguments.length == 1 ? same(arguments[0], type, scope) : Optional.empty();
		if (same.isPresent()) {
			return same.map(v -> lowering.constructions().copied(v, scope));
		}
		if (!braced) {
			Expression converted = converted(lowering.expressions().initial(clause, scope), type, scope);
			if (converted.type().equals(type) && !(converted instanceof Unmodelled)) {
				return Optional.of(lowering.constructions().kept(type, converted, scope));
			}
		}
		IASTNode owner = braced ? clause : clause.getParent();
		return lowering.constructions().temporary(owner, arguments, type, lowering.places().of(clause), scope)
				.map(v -> lowering.constructions().kept(type, v, scope));
	}

	/** The object that a list has in its braces alone, of the class that is to be made or of one derived from it. C++17 §11.6.4p3.1 */
	Optional<Expression> same(IASTInitializerList list, Type type, Scope scope) {
		return list.getClauses().length == 1 ? same(list.getClauses()[0], type, scope) : Optional.empty();
	}

	private Optional<Expression> same(IASTInitializerClause clause, Type type, Scope scope) {
		if (lowering.unit().isC() || !(type instanceof RecordType) || !(clause instanceof IASTExpression e)) {
			return Optional.empty();
		}
		Optional<Type> known = lowering.bindingTypes().of(e, scope.frame().templateArguments());
		if (known.filter(t -> !lowering.conversions().isPart(type, t)).isPresent()) {
			return Optional.empty();
		}
		Expression value = lowering.expressions().initial(clause, scope);
		return lowering.conversions().isPart(type, value.type()) ? Optional.of(value) : Optional.empty();
	}

	/** Whether a braced list is what an object starts with as a whole: arguments of its constructor, or an object of its class alone. */
	boolean isTakenWhole(IASTInitializerList list, Type type, Scope scope) {
		if (isMade(type) || Aggregates.isString(type)) {
			return true;
		}
		if (lowering.unit().isC()) {
			return false;
		}
		int mark = scope.frame().temporaries().mark();
		boolean whole = same(list, type, scope).isPresent();
		scope.frame().temporaries().taken(mark);
		return whole;
	}

	/** Whether code may run where a list makes an object of a type: some part of it has constructors, or is a base class's. */
	boolean mayRunCode(Type type) {
		if (lowering.unit().isC()) {
			return false;
		}
		if (type instanceof ArrayType array) {
			return mayRunCode(array.element());
		}
		return type instanceof RecordType && (isMade(type)
				|| objects.of(type).stream().anyMatch(p -> p.role() == PartRole.BASE || mayRunCode(p.type())));
	}

	/** The code by which a part starts with a value, if the value is an object that is made there, or a base class's part as a whole. */
	Optional<MadePart> madeByCode(ObjectPart part, Expression value, Scope scope) {
		Optional<Function<Expression, Expression>> maker = scope.frame().temporaries().maker(value);
		if (maker.isPresent() && value.type().equals(part.type())) {
			lowering.constructions().inPlace(probe(part.type(), value.range()), value, scope);
			return Optional.of(new MadePart(part, maker.get()));
		}
		return part.role() != PartRole.BASE ? Optional.empty()
				: Optional.of(
						new MadePart(part, address -> new Assignment(Optional.empty(), new Dereference(address, part.type(), value.range()),
								value, part.type(), value.range())));
	}

	/**
	 * Adds what the parts start with that a list leaves out; where it still has nothing for a part after that, the part starts with zero.
	 * C++17 §11.6.1p8
	 */
	void omitted(ListedParts list, SourceRange range, Scope scope) {
		if (lowering.unit().isC() || objects.isUnknown(list.type())) {
			return;
		}
		if (list.type() instanceof ArrayType array) {
			rest(list, array, range, scope);
			return;
		}
		for (ObjectPart part : objects.isUnion(list.type()) ? variant(list) : objects.of(list.type())) {
			if (list.leavesOut(part) && part.role() == PartRole.UNNAMED) {
				ListedParts inner = new ListedParts(part.type());
				omitted(inner, range, scope);
				list.put(part, inner);
			} else if (list.leavesOut(part)) {
				omitted(list, part, range, scope);
			}
		}
	}

	/** The one member of a union that starts with something where a list gives nothing to any of them. C++17 §11.6.1p8 */
	private List<ObjectPart> variant(ListedParts list) {
		List<ObjectPart> all = objects.of(list.type());
		if (!list.isEmpty()) {
			return List.of();
		}
		return all.stream().filter(p -> p.role() == PartRole.FIELD && declared(list.type(), p).isPresent()).findFirst()
				.or(() -> all.stream().findFirst()).map(List::of).orElse(List.of());
	}

	/** Whether parts of an object are zero, where its braces are empty, that the constructor which nobody wrote leaves as they are. */
	boolean leavesZeros(Type type) {
		if (type instanceof ArrayType array) {
			return leavesZeros(array.element());
		}
		return !(type instanceof RecordType) || !isMade(type) && objects.of(type).stream()
				.anyMatch(p -> p.role() == PartRole.FIELD && declared(type, p).isEmpty() && leavesZeros(p.type())
						|| p.role() == PartRole.BASE && leavesZeros(p.type())
						|| p.role() == PartRole.UNNAMED && !objects.isUnion(p.type()) && leavesZeros(p.type()));
	}

	private Expression zeroed(Expression first, ArrayType row, Expression made) {
		return lowering.records().size(row).filter(n -> leavesZeros(row))
				.<Expression>map(n -> new Comma(ListedCode.zeroed(first, n, made.range()), made, made.range())).orElse(made);
	}

	private void rest(ListedParts list, ArrayType array, SourceRange range, Scope scope) {
		long from = list.end();
		long missing = objects.length(array).orElse(0L) - from;
		if (missing > 0) {
			ArrayType row = new ArrayType(array.element(), Optional.of(new IntegerLiteral(missing, IntegerType.SIZE, range)));
			boolean run = lowering.constructions().elements(probe(array.element(), range), row, range).isPresent();
			if (run && missing <= ListedCode.MOST_ZEROED && leavesZeros(array.element())) {
				for (long p = from; p < from + missing; p++) {
					omitted(list.inner(p, array.element()), range, scope);
				}
			} else if (run) {
				list.put(new MadePart(new ObjectPart(PartRole.ELEMENT, row, from, missing),
						first -> zeroed(first, row, lowering.constructions().elements(first, row, range).orElseThrow())));
			}
		}
	}

	private void omitted(ListedParts list, ObjectPart part, SourceRange range, Scope scope) {
		Optional<IASTDeclarator> own = part.role() == PartRole.BASE ? Optional.empty() : declared(list.type(), part);
		if (own.isPresent()) {
			declared(list, part, objects.fields(list.type()).get((int) part.first()), own.get(), range, scope);
		} else if (byDefault(probe(part.type(), range), part.type(), range, scope).isPresent()) {
			list.put(new MadePart(part, address -> byDefault(address, part.type(), range, scope).orElseThrow()));
		}
	}

	/** What stands behind a member in its declaration. */
	private Optional<IASTDeclarator> declared(Type owner, ObjectPart member) {
		return starts.of(owner, objects.fields(owner).get((int) member.first()));
	}

	private Optional<Expression> byDefault(Expression address, Type type, SourceRange range, Scope scope) {
		return lowering.constructions().call(address, null, null, type, range, scope);
	}

	/** What a member starts with by its declaration. */
	private void declared(ListedParts list, ObjectPart part, Field member, IASTDeclarator own, SourceRange range, Scope scope) {
		Optional<Expression> value = part.role() == PartRole.REFERENCE ? Optional.empty() : starts.value(list.type(), member, own, scope);
		if (value.isEmpty()) {
			list.put(starts.code(list.type(), part, member, own, range));
			return;
		}
		madeByCode(part, value.get(), scope).ifPresentOrElse(list::put, () -> list.put(part.first(), value.get()));
	}

	/** An address that only asks whether there is something to be done with the object there. */
	private static Expression probe(Type type, SourceRange range) {
		return Literals.zero(new PointerType(type, false), range);
	}

	/** The address of what a reference is bound to: the object that is named, or one that is made of its value. C++17 §11.6.3 */
	Expression bound(Expression value, Type referent, Scope scope) {
		Expression object = Addresses.isObject(value)
				? lowering.conversions().bound(referent, value, scope)
				: lowering.conversions().copied(referent, value, scope);
		return Addresses.ofArgument(lowering.constructions().referred(object, scope));
	}

	/** A value as a part of a type takes it. */
	Expression converted(Expression value, Type type, Scope scope) {
		return lowering.unit().isC() ? value : lowering.conversions().to(type, value, scope);
	}
}
