package org.racelens.frontend.fortran.statement;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.frontend.fortran.directive.DirectiveReader;
import org.racelens.frontend.fortran.expression.Unlowered;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Entity.Data;
import org.racelens.frontend.fortran.unit.FortranSentence;
import org.racelens.frontend.fortran.unit.LoopFrame;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Unary;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.gap.GapKind;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Statement.ExpressionStatement;
import org.racelens.openmp.program.Statement.If;
import org.racelens.openmp.program.Statement.Loop;

/** {@code do} in all its forms. Bounds and step are evaluated once, before the first iteration. Fortran 2018 §11.1.7 */
final class Loops {
	private static final Set<String> HEAD = Set.of("block_label_start_expression", "while_statement", "loop_control_expression",
			"concurrent_statement", "end_do_loop_statement", "block_label");

	private final Parts parts;
	private final DirectiveReader reader;

	Loops(Parts parts, DirectiveReader reader) {
		this.parts = parts;
		this.reader = reader;
	}

	/** A sequential loop. */
	void loop(Node s, Scope scope, Code code) {
		lower(s, scope, code, 0);
	}

	/** A loop that a directive is about, and as many inside it: it stands alone, and its bounds are those of all iterations. */
	void associated(Node s, Scope scope, Code code, long depth) {
		lower(s, scope, code, depth);
	}

	private void lower(Node s, Scope scope, Code code, long associated) {
		Optional<Node> control = s.child("loop_control_expression");
		Optional<Node> condition = s.child("while_statement").flatMap(w -> w.child("parenthesized_expression"));
		Optional<Node> concurrent = s.child("concurrent_statement");
		if (control.isPresent()) {
			counted(s, control.get(), scope, code, associated);
		} else if (concurrent.isPresent()) {
			LoopFrame frame = frame(s, scope, Optional.empty());
			new ConcurrentLoops(parts, reader, s, concurrent.get()).lower(body(s), frame, scope, code);
		} else {
			conditional(s, condition, scope, code);
		}
	}

	private static List<Node> body(Node s) {
		return s.children().stream().filter(c -> !HEAD.contains(c.kind()) && c.status() != Node.Status.TOKEN).toList();
	}

	/** The name of a construct. */
	static Optional<String> label(Node s) {
		return s.child("block_label_start_expression").map(l -> l.name().replace(":", "").strip());
	}

	private LoopFrame frame(Node s, Scope scope, Optional<Expression> index) {
		return new LoopFrame(LoopFrame.Kind.LOOP, label(s), scope.loop(),
				parts.unit().made("next", Types.INTEGER, Storage.LOCAL, s.range()),
				index.filter(VariableReference.class::isInstance).map(v -> ((VariableReference) v).variable()));
	}

	/** The body, behind which inner loops that were left for this one or one around it go on. */
	private Code inside(Node s, List<Node> statements, LoopFrame frame, Scope scope, Code code, long associated) {
		Code body = code.apart();
		Scope names = scope.in(frame);
		Optional<Node> next = associated > 1 ? statements.stream().filter(n -> n.is("do_loop_statement")).findFirst() : Optional.empty();
		if (next.isPresent()) {
			int place = statements.indexOf(next.get());
			parts.statements().lower(statements.subList(0, place), names, body);
			lower(next.get(), names, body, associated - 1);
			parts.statements().lower(statements.subList(place + 1, statements.size()), names, body);
		} else {
			parts.statements().lower(statements, names, body);
		}
		if (!frame.isLeft()) {
			return body;
		}
		Code marked = code.apart();
		marked.add(new Declaration(frame.next(), Optional.of(Terms.number(0, s.range())), s.range()));
		marked.addAll(body);
		return marked;
	}

	private void conditional(Node s, Optional<Node> condition, Scope scope, Code code) {
		SourceRange at = s.range();
		LoopFrame frame = frame(s, scope, Optional.empty());
		Code before = code.apart();
		Optional<Expression> tested = condition.map(c -> parts.expressions().scalar(c, scope, before));
		Code body = inside(s, body(s), frame, scope, code, 0);
		if (before.isEmpty()) {
			code.add(new Loop(Optional.empty(), tested, Optional.empty(), false, body.block(at), at));
		} else {
			before.add(new If(new Unary(Unary.Kind.NOT, tested.orElseThrow(), Types.LOGICAL, at), new Statement.Break(at), Optional.empty(),
					at));
			before.addAll(body);
			code.add(new Loop(Optional.empty(), Optional.empty(), Optional.empty(), false, before.block(at), at));
		}
		Jumps.goOn(frame, at, code);
	}

	/** What counts the iterations is not understood: any number of them, and regions inside are judged. */
	private void uncounted(Node s, Node control, Scope scope, Code code) {
		SourceRange at = s.range();
		LoopFrame frame = frame(s, scope, Optional.empty());
		Code body = inside(s, body(s), frame, scope, code, 0);
		Code loop = code.apart();
		loop.add(new Loop(Optional.empty(), Optional.of(Terms.any(Types.LOGICAL, List.of(), at)), Optional.empty(), false, body.block(at),
				at));
		Jumps.goOn(frame, at, loop);
		new Lost(parts, new Transfers(parts)).after(s, GapKind.UNMODELLED_STATEMENT,
				FortranSentence.FORTRAN_STATEMENT_X_IS_NOT_UNDERSTOOD.of(Unlowered.shown(control)), loop.statements(), scope, code);
	}

	private void counted(Node s, Node control, Scope scope, Code code, long associated) {
		SourceRange at = s.range();
		SourceRange head = control.range();
		List<Node> words = control.parts();
		Scope names = scope.inner();
		Optional<Expression> counter = counter(words.get(0), scope, names, associated > 0);
		if (counter.isEmpty() || !(counter.get().type() instanceof Type.IntegerType)) {
			uncounted(s, control, names, code);
			return;
		}
		boolean fixed = associated > 0 || new StableBounds(scope).areStable(words.subList(1, words.size()), s);
		Type type = counter.get().type();
		Expression lower = Terms.converted(parts.expressions().scalar(words.get(1), scope, code), type);
		Expression upper = Terms.converted(bound(words.get(2), fixed, scope, code), type);
		Expression step = words.size() > 3 ? bound(words.get(3), fixed, scope, code) : Terms.number(1, head);
		Optional<Long> constant = Terms.constant(step).filter(n -> n != 0);
		Owner owner = associated > 0 ? Owner.ITERATION : isShared(counter.get(), scope) ? Owner.OTHERS_TOO : Owner.LOOP;
		boolean counted = constant.isEmpty() || owner == Owner.OTHERS_TOO;
		Expression index = counted && associated > 0 ? own(words.get(0).name(), type, names, head) : counter.get();
		LoopFrame frame = frame(s, scope, Optional.of(index));
		Code body = inside(s, body(s), frame, names, code, associated);
		if (counted) {
			byNumber(index, lower, upper, step, body, at, code, owner);
		} else {
			code.add(byIndex(index, lower, upper, constant.get(), body, at, head));
		}
		Jumps.goOn(frame, at, code);
	}

	/** Whether other threads may have the same index: the iterations are then counted apart from it. */
	private static boolean isShared(Expression index, Scope scope) {
		return !(index instanceof VariableReference v) || !v.variable().isAutomatic() || scope.isShared(v.variable());
	}

	private Expression own(String name, Type type, Scope names, SourceRange at) {
		Variable own = parts.unit().variable(name, type, Storage.LOCAL, at);
		names.declare(name, new Data(own, Data.Form.DIRECT, type, List.of()));
		return Terms.use(own, at);
	}

	private Expression bound(Node n, boolean fixed, Scope scope, Code code) {
		Expression e = parts.expressions().scalar(n, scope, code);
		return fixed ? e : code.kept(e, n.range());
	}

	/** The index; of a loop that a directive is about one of its own where it is a dummy argument. */
	private Optional<Expression> counter(Node name, Scope scope, Scope names, boolean associated) {
		Optional<Value> value = parts.designators().object(name, scope, new Code(parts.unit()));
		Optional<Data> data = StatementLowering.data(scope, name.name());
		if (associated && data.filter(d -> d.form() != Data.Form.DIRECT).isPresent()) {
			return Optional.of(own(name.name(), data.get().element(), names, name.range()));
		}
		return value.filter(v -> !v.isArray()).map(Value::scalar);
	}

	private static Loop byIndex(Expression index, Expression lower, Expression upper, long step, Code body, SourceRange at,
			SourceRange head) {
		Statement init = new ExpressionStatement(Terms.assign(index, lower, head), head);
		Expression tested = Terms.binary(step > 0 ? Operator.LESS_EQUAL : Operator.GREATER_EQUAL, index, upper, head);
		Expression update = new Assignment(Optional.of(step > 0 ? Operator.ADD : Operator.SUBTRACT), index,
				Terms.converted(Terms.number(Math.abs(step), head), index.type()), index.type(), head);
		return new Loop(Optional.of(init), Optional.of(tested), Optional.of(update), false, body.block(at), at);
	}

	/**
	 * The iterations are counted, as the language says: the step is only known when the loop begins, or the index is not the loop's alone.
	 * An index that is no one else's moves by the step after each iteration; one that belongs to an iteration, or that others may change,
	 * is computed from the number of the iteration. Fortran 2018 §11.1.7.4.1
	 */
	private void byNumber(Expression index, Expression lower, Expression upper, Expression step, Code body, SourceRange at, Code code,
			Owner owner) {
		Expression first = code.kept(lower, at);
		Expression by = code.kept(step, at);
		Expression trips = Terms.binary(Operator.DIVIDE, Terms.plus(Terms.minus(upper, first), by), by, at);
		Expression count = code.kept(Terms.converted(Terms.constant(by).filter(n -> n == 1).isPresent()
				? Terms.plus(Terms.minus(upper, first), Terms.number(1, at)) : trips, Types.INDEX), at);
		Variable number = parts.unit().made("trip", Types.INDEX, Storage.LOCAL, at);
		Expression use = Terms.use(number, at);
		Expression computed = Terms.plus(first, Terms.times(use, owner == Owner.ITERATION ? Terms.notZero(by) : by));
		Code trip = body.apart();
		if (owner == Owner.ITERATION) {
			trip.add(new Declaration(((VariableReference) index).variable(), Optional.empty(), at));
		} else {
			code.assign(index, first, at);
		}
		if (owner != Owner.LOOP) {
			trip.assign(index, computed, at);
		}
		trip.addAll(body);
		Expression counting = new Expression.Increment(true, false, use, Types.INDEX, at);
		Expression update = switch (owner) {
			case ITERATION -> counting;
			case LOOP -> new Expression.Comma(counting,
					new Assignment(Optional.of(Operator.ADD), index, Terms.converted(by, index.type()), index.type(), at), at);
			case OTHERS_TOO -> new Expression.Comma(counting, Terms.assign(index, computed, at), at);
		};
		code.add(new Loop(Optional.of(new Declaration(number, Optional.of(Terms.number(0, at)), at)),
				Optional.of(Terms.binary(Operator.LESS, use, count, at)), Optional.of(update), false, trip.block(at), at));
	}

	/** Whose the index of a loop is. */
	private enum Owner {
		/** it comes into being in each iteration */
		ITERATION,
		/** no one else has it while the loop runs */
		LOOP,
		/** other threads, too, may change it */
		OTHERS_TOO
	}
}
