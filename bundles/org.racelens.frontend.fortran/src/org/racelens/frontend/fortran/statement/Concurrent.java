package org.racelens.frontend.fortran.statement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Entity.Data;
import org.racelens.frontend.fortran.unit.Entity.Data.Form;
import org.racelens.frontend.fortran.unit.LoopFrame;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Statement.If;
import org.racelens.openmp.program.Statement.Loop;

/** Loops over several indices that are the construct's own: {@code do concurrent}, {@code forall}. Fortran 2018 §11.1.7.4.2, §10.2.4 */
final class Concurrent {
	private final Parts parts;
	private final Node statement;
	private final List<Index> indices;
	private final Optional<Node> mask;

	/**
	 * A loop nest of a header.
	 *
	 * @param statement the whole
	 * @param head with the indices
	 */
	Concurrent(Parts parts, Node statement, Node head) {
		this.parts = parts;
		this.statement = statement;
		Node header = head.child("concurrent_header").orElse(head);
		indices = indices(header);
		mask = header.child("concurrent_mask").map(m -> m.children().isEmpty() ? m : m.children().get(0))
				.or(() -> header.child("relational_expression")).or(() -> header.child("logical_expression"));
	}

	/** One index with its bounds. */
	private record Index(String name, Node lower, Node upper, Optional<Node> step) {
		List<Node> bounds() {
			List<Node> all = new ArrayList<>(List.of(lower, upper));
			step.ifPresent(all::add);
			return all;
		}
	}

	private static List<Index> indices(Node header) {
		List<Index> indices = new ArrayList<>();
		for (Node c : header.children()) {
			if (c.is("concurrent_control")) {
				indices.add(new Index(c.parts().get(0).name(), c.field("initial").orElseThrow(), c.field("final").orElseThrow(),
						c.field("step")));
			} else if (c.is("triplet_spec")) {
				List<Node> p = c.parts();
				indices.add(new Index(p.get(0).name(), p.get(1), p.get(2), p.size() > 3 ? Optional.of(p.get(3)) : Optional.empty()));
			}
		}
		return indices;
	}

	/** The names of the indices. */
	List<String> names() {
		return indices.stream().map(Index::name).toList();
	}

	/** The condition of an iteration. */
	Optional<Node> mask() {
		return mask;
	}

	/** What an iteration is about before it begins. */
	interface Beginning {
		/** Adds what is declared in each iteration; its names are those of the body. */
		void in(Scope names, Code code);
	}

	/**
	 * The loops, one in another.
	 *
	 * @param names in which the indices are known, and what is declared in each iteration
	 * @param frame of an iteration, which may be ended early
	 * @param code in front of the loops
	 */
	Statement nest(List<Node> body, Scope names, Optional<LoopFrame> frame, Beginning beginning, Code code) {
		SourceRange at = statement.range();
		Code inner = code.apart();
		List<Loop> loops = new ArrayList<>();
		for (Index i : indices) {
			loops.add(loop(i, names, inner, code));
		}
		beginning.in(names, inner);
		Scope inside = frame.map(names::in).orElse(names);
		Code taken = inner.apart();
		Optional<Expression> tested = mask.map(m -> parts.expressions().scalar(m, names, inner));
		parts.statements().lower(body, inside, taken);
		frame.filter(LoopFrame::isLeft).ifPresent(f -> inner.add(new Declaration(f.next(), Optional.of(Terms.number(0, at)), at)));
		tested.ifPresentOrElse(t -> inner.add(new If(t, taken.single(at), Optional.empty(), at)), () -> inner.addAll(taken));
		Statement nest = inner.block(at);
		for (int d = indices.size() - 1; d >= 0; d--) {
			Loop l = loops.get(d);
			nest = new Loop(l.init(), l.condition(), l.update(), false, nest, at);
		}
		return nest;
	}

	/** The loop of an index, without its body. The index is known in it. */
	private Loop loop(Index index, Scope names, Code inner, Code code) {
		SourceRange at = statement.range();
		boolean stable = new StableBounds(names).areStable(index.bounds(), statement);
		Type type = names.lookup(index.name()).filter(Data.class::isInstance).map(e -> ((Data) e).element())
				.orElseGet(() -> names.implied(index.name()).orElse(Types.INTEGER));
		Expression lower = Terms.converted(bound(index.lower(), stable, names, code), type);
		Expression upper = Terms.converted(bound(index.upper(), stable, names, code), type);
		Expression by = index.step().map(n -> code.kept(parts.expressions().scalar(n, names, code), at)).orElse(Terms.number(1, at));
		Variable counter = parts.unit().variable(index.name(), type, Storage.LOCAL, at);
		names.declare(index.name(), new Data(counter, Form.DIRECT, type, List.of()));
		Optional<Long> step = Terms.constant(by).filter(n -> n != 0);
		if (step.isEmpty()) {
			return counted(counter, lower, upper, by, inner, code);
		}
		Expression use = Terms.use(counter, at);
		return new Loop(Optional.of(new Declaration(counter, Optional.of(lower), at)),
				Optional.of(Terms.binary(step.get() > 0 ? Operator.LESS_EQUAL : Operator.GREATER_EQUAL, use, upper, at)),
				Optional.of(new Assignment(Optional.of(step.get() > 0 ? Operator.ADD : Operator.SUBTRACT), use,
						Terms.converted(Terms.number(Math.abs(step.get()), at), type), type, at)),
				false, inner.block(at), at);
	}

	/** The step is only known when the loop begins. */
	private Loop counted(Variable counter, Expression lower, Expression upper, Expression step, Code inner, Code code) {
		SourceRange at = statement.range();
		Expression first = code.kept(lower, at);
		Expression count = code.kept(Terms.converted(
				Terms.binary(Operator.DIVIDE, Terms.plus(Terms.minus(upper, first), step), step, at), Types.INDEX), at);
		Variable number = parts.unit().made("trip", Types.INDEX, Storage.LOCAL, at);
		Expression use = Terms.use(number, at);
		inner.add(new Declaration(counter,
				Optional.of(Terms.converted(Terms.plus(first, Terms.times(use, Terms.notZero(step))), counter.type())), at));
		return new Loop(Optional.of(new Declaration(number, Optional.of(Terms.number(0, at)), at)),
				Optional.of(Terms.binary(Operator.LESS, use, count, at)),
				Optional.of(new Expression.Increment(true, false, use, Types.INDEX, at)), false, inner.block(at), at);
	}

	private Expression bound(Node n, boolean stable, Scope names, Code code) {
		Expression e = parts.expressions().scalar(n, names, code);
		return stable ? e : code.kept(e, n.range());
	}
}
