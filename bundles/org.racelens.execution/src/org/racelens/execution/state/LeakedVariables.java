package org.racelens.execution.state;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.racelens.model.expression.AtomicOperation;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.AddressOf;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Binary;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.Comma;
import org.racelens.model.expression.Expression.Conditional;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.Increment;
import org.racelens.model.expression.Expression.InitializerList;
import org.racelens.model.expression.Expression.Member;
import org.racelens.model.expression.Expression.Subscript;
import org.racelens.model.expression.Expression.Unmodelled;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.openmp.library.LibraryEffect;
import org.racelens.openmp.library.LibrarySignatures;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Statement.ExpressionStatement;
import org.racelens.openmp.program.Statement.Initialization;
import org.racelens.openmp.program.Statement.Return;
import org.racelens.openmp.syntax.AddressParts;
import org.racelens.openmp.syntax.LockRoutine;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.syntax.WrittenVariables;
import org.racelens.openmp.unit.ParsedUnit;

/**
 * The variables whose address some code of a unit may hand to code outside of it: a superset. Addresses flow, in any order of execution,
 * from where they are taken through variables, arguments and results; they leave the unit in arguments of functions whose code is not seen,
 * in results of functions that others can call, in variables that others can name and in memory that pointers lead to. By the same flow it
 * knows what may be written through an address.
 */
final class LeakedVariables {
	private final Map<Node, Set<Node>> flows = new LinkedHashMap<>();
	private final List<Store> stores = new ArrayList<>();
	private final Map<String, FunctionDefinition> functions = new LinkedHashMap<>();
	private final AddressParts parts;

	/** What may hold addresses. */
	private sealed interface Node {
		/** the address of a variable or of a part of it */
		public record Address(Variable variable) implements Node {
		}

		/** what a variable holds */
		record Held(Variable variable) implements Node {
		}

		/** what a function yields */
		public record Result(String function) implements Node {
		}

		/** code outside of the unit */
		public record Outside() implements Node {
		}
	}

	/**
	 * What code writes, or may write.
	 *
	 * @param into the addresses of what is written
	 * @param value nothing where it is not told by the text alone
	 */
	private record Store(Set<Node> into, Optional<Expression> value) {
	}

	private static final Node OUTSIDE = new Node.Outside();

	LeakedVariables(ParsedUnit unit) {
		parts = new AddressParts(unit);
		unit.functions().forEach(f -> functions.putIfAbsent(f.key(), f));
		Set<String> named = new LinkedHashSet<>();
		WrittenVariables.forEach(unit, e -> {
			visit(e);
			if (e instanceof VariableReference r) {
				named.add(r.variable().name());
				hold(r.variable());
			}
		});
		unit.globals().forEach(this::declare);
		WrittenVariables.otherwise(unit).forEach(v -> stores.add(new Store(Set.of(new Node.Address(v)), Optional.empty())));
		for (FunctionDefinition f : unit.functions()) {
			Walk.statements(f.body(), s -> visit(s, f));
			if (!f.isInternal() || named.contains(f.key())) {
				flow(Set.of(new Node.Result(f.key())), OUTSIDE);
			}
		}
	}

	/** The variables that leak, or whose address some variables may hold. */
	Set<Variable> all(Predicate<Variable> holders) {
		Map<Node, Set<Node>> backwards = new LinkedHashMap<>();
		flows.forEach((from, all) -> all.forEach(to -> backwards.computeIfAbsent(to, x -> new LinkedHashSet<>()).add(from)));
		Set<Node> ends = backwards.keySet().stream().filter(n -> n.equals(OUTSIDE) || n instanceof Node.Held h && holders.test(h.variable))
				.collect(Collectors.toCollection(LinkedHashSet::new));
		Set<Node> leading = reached(ends, backwards);
		return flows.keySet().stream().filter(n -> n instanceof Node.Address && leading.contains(n))
				.map(n -> ((Node.Address) n).variable()).collect(Collectors.toCollection(LinkedHashSet::new));
	}

	/**
	 * What code of the unit may write to a variable or a part of it, by name or through pointers; nothing for a value that the text does
	 * not tell. Complete for variables that do not leak.
	 */
	List<Optional<Expression>> stored(Variable variable) {
		Set<Node> holders = reached(Set.of(new Node.Address(variable)), flows);
		return stores.stream().filter(s -> !Collections.disjoint(s.into, holders)).map(Store::value).toList();
	}

	/** Some nodes and all that arrows lead to from them. */
	private static Set<Node> reached(Set<Node> from, Map<Node, Set<Node>> arrows) {
		Set<Node> seen = new LinkedHashSet<>(from);
		Deque<Node> open = new ArrayDeque<>(from);
		while (!open.isEmpty()) {
			arrows.getOrDefault(open.poll(), Set.of()).stream().filter(seen::add).forEach(open::add);
		}
		return seen;
	}

	private void flow(Set<Node> from, Node to) {
		from.forEach(n -> flows.computeIfAbsent(n, x -> new LinkedHashSet<>()).add(to));
	}

	/** Who has a variable's address, or can name it, gets what it holds. */
	private void hold(Variable v) {
		boolean named = v.storage() == Storage.GLOBAL || v.isThreadLocal();
		flow(Set.of(new Node.Held(v)), named ? OUTSIDE : new Node.Address(v));
	}

	private void declare(Declaration d) {
		hold(d.variable());
		d.initializer().ifPresent(i -> pass(i, d.variable().type(), new Node.Held(d.variable())));
	}

	private void pass(Expression value, Type type, Node to) {
		flow(sources(value), to);
		takeApart(value, type);
	}

	/** A value that becomes one of a type which holds a part of an address only: others may put its parts together again. */
	private void takeApart(Expression value, Type to) {
		if (parts.exist() && AddressParts.isPart(to)) {
			flow(sources(value), OUTSIDE);
		}
	}

	private void visit(Statement s, FunctionDefinition f) {
		if (s instanceof Declaration d) {
			declare(d);
		} else if (s instanceof Initialization i) {
			declare(i.made());
		} else if (s instanceof Return r) {
			r.value().ifPresent(v -> pass(v, f.returnType(), new Node.Result(f.key())));
		} else if (s instanceof ExpressionStatement e && isThrown(e.expression())) {
			flow(sources(e.expression()), OUTSIDE);
		}
	}

	/** Whether a value is all that a statement computes: that of an exception, which others may catch. */
	private static boolean isThrown(Expression e) {
		return !(e instanceof Call || e instanceof Assignment || e instanceof Increment);
	}

	private void visit(Expression e) {
		if (e instanceof Assignment a) {
			Optional<Variable> root = WrittenVariables.root(a.target()).filter(v -> isInside(a.target()));
			pass(a.value(), a.target().type(), root.<Node>map(Node.Held::new).orElse(OUTSIDE));
			stores.add(new Store(addressed(a.target()), Optional.of(a.value()).filter(v -> a.operator().isEmpty())));
		} else if (e instanceof Increment i) {
			stores.add(new Store(addressed(i.target()), Optional.empty()));
		} else if (e instanceof Unmodelled u) {
			u.operands().forEach(o -> flow(sources(o), OUTSIDE));
			u.operands().forEach(o -> stores.add(new Store(addressed(o), Optional.empty())));
		} else if (e instanceof Call c) {
			visit(c);
		} else if (e instanceof Cast c) {
			takeApart(c.operand(), c.type());
			flow(!parts.isOfBytes(c) ? Set.of() : c.operand() instanceof AddressOf a ? held(a.operand()) : sources(c.operand()), OUTSIDE);
		} else if (e instanceof InitializerList list && parts.exist()) {
			list.elements().stream().filter(x -> x.type() instanceof IntegerType).forEach(x -> flow(sources(x), OUTSIDE));
		} else if (parts.isOverlaid(e)) {
			flow(held(e), OUTSIDE);
		}
	}

	private void visit(Call c) {
		FunctionDefinition callee = functions.get(c.callee());
		Optional<LibraryEffect> effect = LibraryEffect.of(c.callee());
		for (int i = 0; i < c.arguments().size(); i++) {
			Set<Node> given = sources(c.arguments().get(i));
			if (callee == null) {
				stores.add(new Store(given, Optional.empty()));
			}
			if (callee != null && i < callee.parameters().size()) {
				Variable parameter = callee.parameters().get(i);
				hold(parameter);
				flow(given, new Node.Held(parameter));
				takeApart(c.arguments().get(i), parameter.type());
			} else if (callee != null || effect.isEmpty() && !isObject(c, i)
					|| LibrarySignatures.prints(c, i) || (effect.filter(x -> x == LibraryEffect.COPIES_SECOND_TO_FIRST).isPresent()
							|| LibrarySignatures.sends(c, i)) && holdsAddresses(c.arguments().get(i))) {
				flow(given, OUTSIDE);
			}
		}
	}

	/** Whether an argument is the lock or atomic variable that a call uses. */
	private static boolean isObject(Call c, int position) {
		return position == 0 && (LockRoutine.of(c.callee()).isPresent() || AtomicOperation.named(c.callee()).isPresent());
	}

	/** Whether there may be addresses in what a pointer leads to; those to characters and to anything lead to whatever was converted. */
	private static boolean holdsAddresses(Expression pointer) {
		if (pointer instanceof Cast c && (c.operand().type() instanceof PointerType || c.operand().type() instanceof ArrayType)) {
			return holdsAddresses(c.operand());
		}
		return !(pointer.type() instanceof PointerType p) || isAnything(p.pointee()) || AddressParts.mayCarry(p.pointee());
	}

	private static boolean isAnything(Type pointee) {
		return pointee instanceof VoidType || pointee instanceof IntegerType i && i.bits() == 8;
	}

	/** Whether an expression names a part of a variable, without a pointer on the way. */
	private static boolean isInside(Expression e) {
		if (e instanceof Subscript s) {
			return s.base().type() instanceof ArrayType && isInside(s.base());
		}
		return e instanceof Member m ? isInside(m.object()) : e instanceof VariableReference;
	}

	/** Where the addresses may come from that the value of an expression is made of. */
	private Set<Node> sources(Expression e) {
		if (e instanceof AddressOf a) {
			return addressed(a.operand());
		}
		if (e.type() instanceof ArrayType && (e instanceof VariableReference || e instanceof Subscript || e instanceof Member)) {
			return addressed(e);
		}
		if (!AddressParts.mayCarry(e.type()) && !(e instanceof InitializerList) || AddressParts.tellsNone(e)) {
			return Set.of();
		}
		if (e instanceof VariableReference || e instanceof Subscript || e instanceof Member || e instanceof Dereference) {
			return held(e);
		}
		if (e instanceof Call c) {
			boolean number = !(c.type() instanceof PointerType)
					&& LibraryEffect.of(c.callee()).filter(x -> x != LibraryEffect.PURE).isPresent();
			return functions.containsKey(c.callee()) ? Set.of(new Node.Result(c.callee())) : number ? Set.of() : all(c.arguments());
		}
		if (e instanceof Assignment a) {
			return all(List.of(a.target(), a.value()));
		}
		if (e instanceof Binary b && b.operator() == Operator.SUBTRACT && sources(b.left()).size() == 1
				&& sources(b.left()).equals(sources(b.right()))) {
			return Set.of();
		}
		return all(e instanceof Conditional c ? List.of(c.whenTrue(), c.whenFalse()) : Walk.operands(e));
	}

	/** Where the addresses come from that what an expression names may hold. */
	private Set<Node> held(Expression e) {
		return isInside(e) ? Set.of(new Node.Held(WrittenVariables.root(e).orElseThrow())) : addressed(e);
	}

	private Set<Node> all(List<Expression> expressions) {
		return expressions.stream().flatMap(p -> sources(p).stream()).collect(Collectors.toCollection(LinkedHashSet::new));
	}

	/** Where the address may come from of what an expression names. */
	private Set<Node> addressed(Expression e) {
		if (e instanceof VariableReference r) {
			return Set.of(new Node.Address(r.variable()));
		}
		if (e instanceof Subscript s) {
			return s.base().type() instanceof ArrayType ? addressed(s.base()) : sources(s.base());
		}
		if (e instanceof Member m) {
			return addressed(m.object());
		}
		return e instanceof Dereference d ? sources(d.pointer()) : chosen(e);
	}

	/** The addresses of what an expression of C++ names that chooses an object or yields what it has written. */
	private Set<Node> chosen(Expression e) {
		Set<Node> result = all(Walk.operands(e));
		List<Expression> named = e instanceof Conditional c ? List.of(c.whenTrue(), c.whenFalse())
				: e instanceof Comma c ? List.of(c.second())
				: e instanceof Assignment a ? List.of(a.target())
				: e instanceof Increment i ? List.of(i.target()) : e instanceof Cast c ? List.of(c.operand()) : List.of();
		named.forEach(o -> result.addAll(addressed(o)));
		return result;
	}
}
