package org.racelens.analysis.tests.oracle.machine;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.analysis.tests.oracle.machine.Names.Located;
import org.racelens.analysis.tests.oracle.machine.Touch.Effect;
import org.racelens.analysis.tests.oracle.machine.Type.Scalar;

/** Evaluates expressions for the current task. */
abstract class Evaluator {
	private static final int WILD = 4096;
	Memory memory = new Memory();
	Task current;
	/** Whether something happened that means nothing; it happens all the same. */
	private boolean undefined;

	/** Something with an address, and the pointers that led there. */
	private record Reached(Address address, Type type, Set<Address> roots) {
	}

	/** Notes an access. */
	abstract void touched(Address address, int size, Effect effect, Set<Address> roots);

	final boolean isUndefined() {
		return undefined;
	}

	abstract Value call(String function, List<Tree> arguments);

	final Value value(Tree tree) {
		if (tree instanceof Tree.Whole w) {
			return new Value.Whole(w.number());
		} else if (tree instanceof Tree.Fraction f) {
			return new Value.Fraction(f.number());
		} else if (tree instanceof Tree.Unary u) {
			return unary(u);
		} else if (tree instanceof Tree.Binary b) {
			return binary(b);
		} else if (tree instanceof Tree.After a) {
			return stepped(a.operand(), a.operator(), true);
		} else if (tree instanceof Tree.Choice c) {
			return value(c.condition()).holds() ? value(c.then()) : value(c.otherwise());
		} else if (tree instanceof Tree.Call c) {
			return call(c.function(), c.arguments());
		} else if (tree instanceof Tree.Cast c) {
			return converted(value(c.operand()), c.type());
		} else if (tree instanceof Tree.SizeOf s) {
			return new Value.Whole(s.type().size());
		}
		return loaded(reached(tree));
	}

	private Value unary(Tree.Unary unary) {
		return switch (unary.operator()) {
			case "-" -> {
				Value v = value(unary.operand());
				yield v instanceof Value.Fraction f ? new Value.Fraction(-f.number()) : new Value.Whole(-v.whole());
			}
			case "!" -> truth(!value(unary.operand()).holds());
			case "&" -> {
				Reached there = reached(unary.operand());
				yield new Value.Pointer(Optional.of(there.address), there.type, there.roots);
			}
			case "++", "--" -> stepped(unary.operand(), unary.operator(), false);
			default -> loaded(reached(unary));
		};
	}

	private Value stepped(Tree operand, String operator, boolean after) {
		Reached there = reached(operand);
		Value old = loaded(there);
		Value fresh = Arithmetic.applied(operator.substring(1), old, new Value.Whole(1));
		stored(there, fresh);
		return after ? old : fresh;
	}

	private Value binary(Tree.Binary binary) {
		String operator = binary.operator();
		switch (operator) {
			case "&&":
				return truth(value(binary.left()).holds() && value(binary.right()).holds());
			case "||":
				return truth(value(binary.left()).holds() || value(binary.right()).holds());
			case "=":
				Value assigned = value(binary.right());
				return stored(reached(binary.left()), assigned);
			case "+=", "-=", "*=":
				Value operand = plain(binary.right());
				Reached there = reached(binary.left());
				return stored(there, Arithmetic.applied(operator.substring(0, 1), loaded(there), operand));
			default:
				return Arithmetic.applied(operator, value(binary.left()), value(binary.right()));
		}
	}

	/** The value of an operand; what an atomic update reads beside its target is read plainly. */
	private Value plain(Tree tree) {
		boolean atomic = current.atomic;
		current.atomic = false;
		Value value = value(tree);
		current.atomic = atomic;
		return value;
	}

	static Value truth(boolean holds) {
		return new Value.Whole(holds ? 1 : 0);
	}

	private Reached reached(Tree tree) {
		if (tree instanceof Tree.Name n) {
			Located variable = current.names.find(n.name()).orElseThrow(() -> new RefusedException("unknown: " + n.name()));
			return new Reached(variable.address(), variable.type(), Set.of(variable.address()));
		} else if (tree instanceof Tree.Unary u && u.operator().equals("*")) {
			return behind(plain(u.operand()));
		} else if (tree instanceof Tree.MemberOf m) {
			Reached whole = reached(m.base());
			if (!(whole.type instanceof Type.Struct struct)) {
				throw new RefusedException("no structure: " + m);
			}
			Type.Member member = struct.member(m.name());
			Address address = whole.address.plus(member.offset());
			return new Reached(address, member.type(), with(whole.roots, address));
		} else if (tree instanceof Tree.Element e) {
			return element(e);
		}
		throw new RefusedException("no place: " + tree);
	}

	private Reached element(Tree.Element element) {
		long subscript = plain(element.subscript().orElseThrow(() -> new RefusedException("all elements"))).whole();
		Tree base = element.base();
		if (base instanceof Tree.Name || base instanceof Tree.MemberOf || base instanceof Tree.Element) {
			Reached there = reached(base);
			if (there.type instanceof Type.Array array) {
				if (subscript < 0 || subscript >= array.length()) {
					throw new RefusedException("outside of a dimension");
				}
				return new Reached(there.address.plus(subscript * array.element().size()), array.element(), there.roots);
			}
			boolean atomic = current.atomic;
			current.atomic = false;
			Value pointer = loaded(there);
			current.atomic = atomic;
			return behind(Arithmetic.applied("+", pointer, new Value.Whole(subscript)));
		}
		return behind(Arithmetic.applied("+", plain(base), new Value.Whole(subscript)));
	}

	private static Reached behind(Value value) {
		if (!(value instanceof Value.Pointer pointer)) {
			throw new RefusedException("no pointer: " + value);
		}
		return new Reached(pointer.there(), pointer.target(), pointer.roots());
	}

	private static Set<Address> with(Set<Address> roots, Address more) {
		Set<Address> all = new HashSet<>(roots);
		all.add(more);
		return Set.copyOf(all);
	}

	private Value loaded(Reached there) {
		if (there.type instanceof Type.Array array) {
			return new Value.Pointer(Optional.of(there.address), array.element(), there.roots);
		}
		boolean inside = memory.contains(there.address, there.type.size());
		undefined |= !inside;
		if (there.type instanceof Type.Struct struct) {
			return new Value.Copied(there.address, struct, there.roots);
		}
		touched(there.address, there.type.size(), current.atomic ? Effect.ATOMIC_READ : Effect.READ, there.roots);
		Optional<Value> held = inside || !(there.type instanceof Type.Pointer) ? memory.load(there.address, there.type) : Optional.empty();
		if (held.isEmpty() && there.type == Scalar.DOUBLE) {
			return new Value.Fraction(0);
		}
		Value value = held.orElseGet(() -> anything(there.type));
		Value fitting = converted(value, there.type);
		return fitting instanceof Value.Pointer p ? new Value.Pointer(p.address(), p.target(), with(p.roots(), there.address)) : fitting;
	}

	private Value stored(Reached there, Value value) {
		undefined |= !memory.contains(there.address, there.type.size());
		if (value instanceof Value.Copied copied) {
			for (Type.Member member : copied.type().members()) {
				copy(new Reached(copied.from().plus(member.offset()), member.type(), copied.roots()),
						new Reached(there.address.plus(member.offset()), member.type(), there.roots));
			}
			return value;
		}
		Value fitting = converted(value, there.type);
		touched(there.address, there.type.size(), current.atomic ? Effect.ATOMIC_WRITE : Effect.WRITE, there.roots);
		memory.store(there.address, fitting);
		return fitting;
	}

	/** What is held where nothing was stored. */
	private Value anything(Type type) {
		undefined = true;
		return type instanceof Type.Pointer p
				? new Value.Pointer(Optional.of(memory.zeroed(WILD).plus(WILD / 2)), p.target(), Set.of())
				: new Value.Whole(0);
	}

	private void copy(Reached from, Reached to) {
		if (to.type instanceof Type.Array array) {
			for (int i = 0; i < array.length(); i++) {
				int offset = i * array.element().size();
				copy(new Reached(from.address.plus(offset), array.element(), from.roots),
						new Reached(to.address.plus(offset), array.element(), to.roots));
			}
		} else {
			stored(to, loaded(from));
		}
	}

	/** Stores a first value. */
	final void initialize(Located variable, Value value) {
		stored(new Reached(variable.address(), variable.type(), Set.of(variable.address())), value);
	}

	static Value converted(Value value, Type type) {
		if (type instanceof Type.Pointer pointer) {
			if (value instanceof Value.Pointer p) {
				return new Value.Pointer(p.address(), pointer.target(), p.roots());
			}
			if (value instanceof Value.Whole w && w.number() == 0) {
				return new Value.Pointer(Optional.empty(), pointer.target(), Set.of());
			}
		} else if (type == Scalar.DOUBLE && value instanceof Value.Whole w) {
			return new Value.Fraction(w.number());
		} else if ((type == Scalar.INT || type == Scalar.LONG) && value instanceof Value.Fraction f) {
			return new Value.Whole((long) f.number());
		} else if (type == Scalar.VOID || !(value instanceof Value.Pointer)) {
			return value;
		}
		throw new RefusedException("no conversion of " + value);
	}
}
