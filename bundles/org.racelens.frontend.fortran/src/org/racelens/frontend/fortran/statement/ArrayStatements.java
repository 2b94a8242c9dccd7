package org.racelens.frontend.fortran.statement;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.frontend.fortran.expression.ArrayAccess;
import org.racelens.frontend.fortran.expression.Temporaries;
import org.racelens.frontend.fortran.expression.UnknownNames;
import org.racelens.frontend.fortran.expression.Unlowered;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Descriptor;
import org.racelens.frontend.fortran.unit.FortranSentence;
import org.racelens.frontend.fortran.unit.Operators;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.gap.GapKind;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Statement.If;

/** Assignments, of arrays element by element; {@code where} and {@code forall}. Fortran 2018 §10.2 */
final class ArrayStatements {
	private final Parts parts;
	/** how many {@code forall} constructs are around */
	private int foralls;

	ArrayStatements(Parts parts) {
		this.parts = parts;
	}

	void assignment(Node s, Scope scope, Code code) {
		assignment(s, Optional.empty(), scope, code);
	}

	/** @param mask the elements that are assigned; all where there is none */
	private void assignment(Node s, Optional<Value> mask, Scope scope, Code code) {
		Node left = s.field("left").orElse(s.children().get(0));
		Node right = s.field("right").orElseThrow();
		Optional<Value> target = parts.designators().object(left, scope, code);
		Value value = parts.expressions().operand(right, scope, code);
		if (target.isEmpty()) {
			parts.expressions().read(value, code, right);
			if (left.is("identifier", "derived_type_member_expression")) {
				// an assignment to what is not known may be a defined one
				parts.expressions().operand(left, scope, code);
			}
			lost(s, scope, code);
			return;
		}
		if (mask.isEmpty() && parts.calls().assigned(target.get(), value, s, scope, code)) {
			return;
		}
		if (target.get().type() instanceof RecordType || value.type() instanceof RecordType) {
			UnknownNames.mayCall(right, List.of(target.get().type(), value.type()), Operators.ASSIGNMENT, scope, code);
		}
		parts.calls().finish(target.get(), s.range(), scope, code);
		if (target.get().isArray()) {
			if (new DynamicTypes(parts).isPolymorphic(left, target.get(), scope)) {
				parts.expressions().read(value, code, right);
				lost(s, scope, code);
				return;
			}
			Value source = isOverlapping(left, right) ? readFirst(value, target.get(), mask, right, code) : value;
			target.get().whole().flatMap(Value.Whole::descriptor)
					.filter(d -> mask.isEmpty() && !d.isPointer() && left.is("identifier", "derived_type_member_expression"))
					.ifPresent(d -> allocated(target.get(), value, d, s.range(), code));
			code.forEach(target.get().extents(), s.range(), (i, inner) -> element(target.get(), source, mask, i, s, inner));
		} else {
			boolean early = foralls > 0 && !value.isArray() && Types.isNumber(value.type()) && isOverlapping(left, right);
			Value taken = early ? Value.of(Terms.any(value.type(), List.of(value.scalar()), s.range())) : value;
			new ScalarAssignment(parts, s.range()).target(left, target.get(), right, value, scope, code)
					.ifPresentOrElse(t -> one(t.scalar(), taken, right, s, code), () -> parts.expressions().read(value, code, right));
		}
	}

	private void element(Value target, Value value, Optional<Value> mask, List<Expression> indices, Node s, Code code) {
		Expression taken = value.isArray() ? value.element().apply(indices) : value.scalar();
		Code assigned = code.apart();
		one(target.element().apply(indices), Value.of(taken), s, s, assigned);
		if (mask.isPresent()) {
			code.add(new If(mask.get().isArray() ? mask.get().element().apply(indices) : mask.get().scalar(), assigned.single(s.range()),
					Optional.empty(), s.range()));
		} else {
			code.addAll(assigned);
		}
	}

	/** A text is assigned character by character. */
	private void one(Expression target, Value value, Node right, Node s, Code code) {
		SourceRange at = s.range();
		if (target.type() instanceof ArrayType text && text.element().equals(IntegerType.CHAR)) {
			parts.expressions().read(value, code, right);
			Expression length = text.length().orElseGet(() -> Terms.any(Types.INDEX, List.of(), at));
			code.forEach(List.of(length), at, (k, inner) -> inner.assign(ArrayAccess.element(target, k, at),
					Terms.any(IntegerType.CHAR, List.of(), at), at));
		} else if (value.isArray()) {
			code.unknown(at, FortranSentence.FORTRAN_STATEMENT_X_IS_NOT_UNDERSTOOD.of(Unlowered.shown(s)));
		} else if (target.type().equals(value.type()) && new DerivedCopies(parts, at).isDeep(target.type())) {
			new DerivedCopies(parts, at).assign(target, value.scalar(), code);
		} else {
			code.assign(target, value.scalar(), at);
		}
	}

	/** An array that is not allocated, or has another shape, comes into being anew with that of the value. Fortran 2018 §10.2.1.3 */
	private static void allocated(Value target, Value value, Descriptor descriptor, SourceRange at, Code code) {
		if (!value.isArray() || value.extents().size() != descriptor.rank()) {
			return;
		}
		Expression object = target.whole().flatMap(Value.Whole::object).orElseThrow();
		Expression data = descriptor.data(object, at);
		Expression isThere = isOther(data, Terms.pointer(Terms.number(0, at), data.type()), at);
		List<Expression> extents = value.extents().stream().map(n -> code.kept(Terms.converted(n, Types.INDEX), at)).toList();
		Code made = code.apart();
		Code freed = code.apart();
		freed.evaluate(new Expression.Call("free", Optional.empty(), List.of(data), Type.VoidType.VOID, at));
		made.add(new If(isThere, freed.block(at), Optional.empty(), at));
		Allocations.allocate(object, descriptor, extents.stream().<Expression>map(n -> Terms.number(1, at)).toList(), extents, at, made);
		Expression differs = new Expression.Unary(Expression.Unary.Kind.NOT, isThere, Types.LOGICAL, at);
		for (int d = 0; d < extents.size(); d++) {
			Expression has = descriptor.dimension(object, d, at).extent().orElseThrow();
			differs = new Expression.ShortCircuit(false, differs, isOther(has, extents.get(d), at), Types.LOGICAL, at);
		}
		code.add(new If(differs, made.block(at), Optional.empty(), at));
	}

	private static Expression isOther(Expression a, Expression b, SourceRange at) {
		return new Expression.Binary(Operator.NOT_EQUAL, a, Terms.converted(b, a.type()), Types.LOGICAL, at);
	}

	/** Whether the value may name other elements of the array than those that take it. */
	private static boolean isOverlapping(Node left, Node right) {
		Node root = left;
		while (!root.is("identifier") && !root.children().isEmpty()) {
			root = root.children().get(0);
		}
		return isNamed(right, root.name(), left.text().replace(" ", ""));
	}

	private static boolean isNamed(Node n, String name, String same) {
		if (n.text().replace(" ", "").equalsIgnoreCase(same)) {
			return false;
		}
		if (n.is("call_expression", "derived_type_member_expression") && root(n).equals(name)) {
			return true;
		}
		return n.is("identifier") && n.name().equals(name) || n.children().stream().anyMatch(c -> isNamed(c, name, same));
	}

	/** The whole value is computed before the first element is written. Fortran 2018 §10.2.1.3 */
	private Value readFirst(Value value, Value target, Optional<Value> mask, Node right, Code code) {
		Value shaped = value.isArray() ? value : new Value(value.type(), target.extents(), i -> value.scalar(), Optional.empty());
		SourceRange at = right.range();
		if (Types.isNumber(value.type())) {
			Value copy = Temporaries.array(value.type(), shaped.extents(), at, code);
			code.forEach(copy.extents(), at, (i, inner) -> element(copy, shaped, mask, i, right, inner));
			return copy;
		}
		parts.expressions().read(shaped, code, right);
		return new Value(target.type(), target.extents(), i -> Terms.any(target.type(), List.of(), at), Optional.empty());
	}

	/** {@code where}, as a statement or a construct. Each mask is evaluated before what it governs. Fortran 2018 §10.2.3 */
	void where(Node s, Scope scope, Code code) {
		where(s, Optional.empty(), scope, code);
	}

	/** @param outer the elements that a construct around this one leaves; all where there is none */
	private void where(Node s, Optional<Value> outer, Scope scope, Code code) {
		Set<String> assigned = new HashSet<>();
		assigned(s, assigned);
		Value first = mask(s.child("parenthesized_expression").orElseThrow(), assigned, scope, code);
		masked(s, Optional.of(both(outer, first)), scope, code);
		Value left = both(outer, not(first));
		for (Node clause : s.all("elsewhere_clause")) {
			Optional<Value> own = clause.child("parenthesized_expression").map(c -> mask(c, assigned, scope, code));
			Optional<Value> others = Optional.of(left);
			masked(clause, Optional.of(own.map(o -> both(others, o)).orElse(left)), scope, code);
			left = own.map(o -> both(others, not(o))).orElse(left);
		}
	}

	private Value mask(Node condition, Set<String> assigned, Scope scope, Code code) {
		Value mask = parts.expressions().value(condition, scope, code);
		return mask.isArray() && assigned.stream().anyMatch(n -> isNamed(condition, n, ""))
				? Temporaries.kept(mask, condition.range(), code)
				: mask;
	}

	private static Value not(Value mask) {
		return new Value(Types.LOGICAL, mask.extents(), i -> {
			Expression e = mask.element().apply(i);
			return new Expression.Unary(Expression.Unary.Kind.NOT, e, Types.LOGICAL, e.range());
		}, Optional.empty());
	}

	private static Value both(Optional<Value> outer, Value mask) {
		return outer.map(o -> new Value(Types.LOGICAL, o.extents(), i -> {
			Expression e = mask.element().apply(i);
			return new Expression.ShortCircuit(true, o.element().apply(i), e, Types.LOGICAL, e.range());
		}, Optional.empty())).orElse(mask);
	}

	/** The names of all that is assigned in a construct. */
	private static void assigned(Node s, Set<String> names) {
		for (Node child : s.children()) {
			if (child.is("assignment_statement")) {
				names.add(root(child.children().get(0)));
			} else {
				assigned(child, names);
			}
		}
	}

	private void masked(Node s, Optional<Value> mask, Scope scope, Code code) {
		for (Node child : s.children()) {
			if (child.is("assignment_statement")) {
				assignment(child, mask, scope, code);
			} else if (child.is("where_statement")) {
				where(child, mask, scope, code);
			} else if (child.is("forall_statement", "call_expression") || child.status() == Node.Status.BROKEN) {
				lost(child, scope, code);
			}
		}
	}

	private void lost(Node s, Scope scope, Code code) {
		new Lost(parts, new Transfers(parts)).after(s, GapKind.UNMODELLED_STATEMENT,
				FortranSentence.FORTRAN_STATEMENT_X_IS_NOT_UNDERSTOOD.of(Unlowered.shown(s)), List.of(), scope, code);
	}

	private static String root(Node n) {
		return n.is("identifier") || n.children().isEmpty() ? n.name() : root(n.children().get(0));
	}

	/**
	 * {@code forall}: each statement is executed for all indices before the next one, and all values are computed before any is assigned.
	 * Here one after the other, with the same accesses; what an element of the same array gives is not followed. Fortran 2018 §10.2.4
	 */
	void forall(Node s, Scope scope, Code code) {
		Set<String> assigned = new HashSet<>();
		for (Node one : s.children()) {
			if (one.status() == Node.Status.BROKEN) {
				lost(one, scope, code);
			} else if (one.is("assignment_statement", "pointer_association_statement", "where_statement", "forall_statement")) {
				Concurrent loops = new Concurrent(parts, s, s);
				if (loops.mask().filter(m -> assigned.stream().anyMatch(n -> isNamed(m, n, ""))).isPresent()) {
					code.unknown(one.range(), FortranSentence.FORTRAN_STATEMENT_X_IS_NOT_UNDERSTOOD.of(Unlowered.shown(one)));
				}
				foralls++;
				code.add(loops.nest(List.of(one), scope.inner(), Optional.empty(), (names, each) -> {
					// nothing is declared in an iteration
				}, code));
				foralls--;
				assigned.add(root(one.children().get(0)));
			}
		}
	}
}
