package org.racelens.repair.flow;

import java.util.Optional;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.openmp.program.Statement.Loop;

/**
 * The paths through loops. The facts at the head are those that hold on entry and after each turn; they are found by walking the body until
 * nothing more is lost. What the counter's range says is assumed first and given up where the body changes the counter or its bounds.
 */
final class LoopFlow {
	private final Flow flow;

	LoopFlow(Flow flow) {
		this.flow = flow;
	}

	/**
	 * One turn.
	 *
	 * @param tested what holds when the condition has been evaluated before it
	 * @param body what holds where control leaves the body
	 * @param end what holds before the loop's update
	 * @param next what holds when it comes back to the head
	 * @param restarts whether the variable may get the value in question in it: then what earlier turns wrote does not count
	 */
	private record Turn(Facts tested, Outcome body, Facts end, Facts next, boolean restarts) {
	}

	Outcome run(Loop loop, Facts in, Frame frame) {
		Outcome init = loop.init().map(s -> flow.run(s, in, frame)).orElse(Outcome.of(in));
		Optional<Counter> counter = Counter.of(loop, flow.subject.sums());
		Turn turn = turn(loop, init.normal(), counter, frame);
		Facts head = init.normal();
		while (true) {
			if (counter.isPresent() && !turn.end.has(counter.get().range())) {
				counter = Optional.empty();
			} else if (head.meet(turn.next).equals(head)) {
				return left(loop, turn, counter, frame);
			}
			head = head.meet(turn.next);
			turn = turn(loop, head, counter, frame);
		}
	}

	private Turn turn(Loop loop, Facts head, Optional<Counter> counter, Frame frame) {
		int origins = flow.findings.origins();
		Facts tested = loop.testAtEnd() ? head : tested(loop, head, frame);
		Facts entered = counter.map(c -> tested.with(c.range())).orElse(tested);
		Outcome body = flow.run(loop.body(), entered, frame);
		Facts end = body.normal().meet(body.continues());
		Facts updated = loop.update().map(u -> flow.value(u, end, frame)).orElse(end);
		Facts next = loop.testAtEnd() ? tested(loop, updated, frame) : updated;
		return new Turn(tested, body, end, next, flow.findings.origins() > origins);
	}

	private Facts tested(Loop loop, Facts in, Frame frame) {
		return loop.condition().map(c -> flow.value(c, in, frame)).orElse(in);
	}

	private Outcome left(Loop loop, Turn turn, Optional<Counter> counter, Frame frame) {
		Facts again = loop.testAtEnd() ? turn.next : tested(loop, turn.next, frame);
		boolean runs = loop.testAtEnd() || counter.filter(Counter::runs).isPresent();
		Facts ended = isEndless(loop) ? Facts.NOWHERE : runs ? again : turn.tested;
		Facts behind = counter.filter(c -> !turn.restarts).map(c -> c.generalised(turn.end, ended)).orElse(ended);
		return turn.body.leavingLoop(behind.meet(turn.body.breaks()));
	}

	private static boolean isEndless(Loop loop) {
		Expression condition = loop.condition().orElse(null);
		return condition == null ? !loop.testAtEnd() : condition instanceof IntegerLiteral n && n.value() != 0;
	}
}
