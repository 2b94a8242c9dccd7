package org.racelens.analysis.tests.oracle.translation;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.racelens.analysis.tests.oracle.machine.Code;
import org.racelens.analysis.tests.oracle.machine.Tree;
import org.racelens.analysis.tests.oracle.machine.Type;

/** How names are used: as pointers to many things, or to one. */
final class Usage {
	/** pointers that are subscripted, and functions whose results are kept or subscripted */
	private final Set<String> indexed = new HashSet<>();
	private final Set<String> followed = new HashSet<>();
	private final Set<String> assigned = new HashSet<>();
	private final Set<String> compared = new HashSet<>();
	private final Set<String> aimedAt = new HashSet<>();
	private final Set<String> called = new TreeSet<>();

	/** The use in code. */
	static Usage in(List<Code> code) {
		Usage usage = new Usage();
		code.forEach(usage::look);
		return usage;
	}

	/** Whether a pointer leads to one thing only. */
	boolean isSingle(String name, Type target) {
		return !indexed.contains(name) && (target instanceof Type.Struct || followed.contains(name));
	}

	/** Whether a function's results are followed at once, and lead to one thing. */
	boolean isSingleResult(String function) {
		return followed.contains(function) && !indexed.contains(function);
	}

	boolean isAssigned(String name) {
		return assigned.contains(name);
	}

	/** Whether it is asked whether a pointer leads where another one does. */
	boolean isCompared(String name) {
		return compared.contains(name);
	}

	/** The functions that are called. */
	Set<String> called() {
		return called;
	}

	/** Whether another pointer gets its place from a name. */
	boolean isAimedAt(String name) {
		return aimedAt.contains(name);
	}

	private void look(Code code) {
		if (code instanceof Code.Block b) {
			b.body().forEach(this::look);
		} else if (code instanceof Code.Variable v) {
			v.first().flatMap(Code.First::value).ifPresent(t -> {
				kept(t);
				look(t);
			});
		} else if (code instanceof Code.Effect e) {
			look(e.expression());
		} else if (code instanceof Code.If i) {
			look(i.condition());
			look(i.then());
			i.otherwise().ifPresent(this::look);
		} else if (code instanceof Code.For f) {
			f.start().ifPresent(this::look);
			look(f.condition());
			look(f.body());
		} else if (code instanceof Code.Leave l) {
			l.value().ifPresent(this::look);
		} else if (code instanceof Code.Directive d) {
			d.body().ifPresent(this::look);
		}
	}

	private void look(Tree tree) {
		if (tree instanceof Tree.Unary u) {
			if (u.operator().equals("*")) {
				name(u.operand()).ifPresent(followed::add);
			}
			look(u.operand());
		} else if (tree instanceof Tree.Binary b) {
			both(b);
		} else if (tree instanceof Tree.Choice c) {
			look(c.condition());
			look(c.then());
			look(c.otherwise());
		} else if (tree instanceof Tree.Element e) {
			name(e.base()).ifPresent(indexed::add);
			look(e.base());
			e.subscript().ifPresent(this::look);
		} else if (tree instanceof Tree.MemberOf m) {
			look(m.base());
		} else if (tree instanceof Tree.Call c) {
			called.add(c.function());
			c.arguments().forEach(this::look);
		}
	}

	private void both(Tree.Binary b) {
		if (Set.of("+", "-").contains(b.operator())) {
			name(b.left()).ifPresent(indexed::add);
		} else if (b.operator().equals("=")) {
			name(b.left()).ifPresent(assigned::add);
			kept(b.right());
		} else if (Set.of("==", "!=").contains(b.operator())) {
			name(b.left()).ifPresent(compared::add);
			name(b.right()).ifPresent(compared::add);
		}
		look(b.left());
		look(b.right());
	}

	/** What a variable gets. */
	private void kept(Tree value) {
		if (value instanceof Tree.Call c) {
			indexed.add(c.function());
		}
		Tree root = value;
		while (!(root instanceof Tree.Name)) {
			if (root instanceof Tree.Binary b) {
				root = b.left();
			} else if (root instanceof Tree.Unary u) {
				root = u.operand();
			} else if (root instanceof Tree.Element e) {
				root = e.base();
			} else if (root instanceof Tree.MemberOf m) {
				root = m.base();
			} else {
				return;
			}
		}
		name(root).ifPresent(aimedAt::add);
	}

	private static Optional<String> name(Tree tree) {
		return tree instanceof Tree.Name n ? Optional.of(n.name())
				: tree instanceof Tree.Call c ? Optional.of(c.function()) : Optional.empty();
	}
}
