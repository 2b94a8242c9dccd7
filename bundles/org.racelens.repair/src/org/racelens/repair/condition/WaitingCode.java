package org.racelens.repair.condition;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.racelens.model.effort.EffortExceededException;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Increment;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.TextEdit;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Statement.Loop;
import org.racelens.openmp.syntax.LockRoutine;
import org.racelens.openmp.syntax.WaitingFunctions;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.syntax.WrittenVariables;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.repair.fix.Candidate;
import org.racelens.repair.fix.FixContext;
import org.racelens.repair.fix.FixKind;
import org.racelens.repair.fix.Proposal;
import org.racelens.repair.fix.Refusal;
import org.racelens.repair.flow.ThreadQueries;

/**
 * Code of a region in which a thread waits for what another one does: it sets locks, or it looks at a value until that has changed. A fix
 * that makes threads or tasks wait in one more place must not stop those that are waited for. OpenMP 5.2 §15.3.1, §15.9.5, §15.10.2, §18.9
 *
 * @param loops the region's own loops that may end by what others write only
 * @param callees the functions that lead to such a loop, or to calls that wait like one
 */
public record WaitingCode(FixContext context, List<Loop> loops, Set<String> callees) {
	private static final Explanation LOCKED = RefusalSentence.THREAD_COULD_WAIT_THERE_WITH_A_LOCK.of();
	private static final Explanation UNKNOWN = RefusalSentence.WHETHER_A_THREAD_WAITS_THERE_TAKES_TOO_LONG_TO_FIND_OUT.of();
	/** The kinds by which the whole team meets in a further place. */
	private static final Set<FixKind> MEETING = EnumSet.of(FixKind.REMOVE_NOWAIT, FixKind.SINGLE, FixKind.BARRIER);
	/** The kinds by which tasks or iterations come one after the other, whatever the order in which they wait for values. */
	private static final Set<FixKind> ORDERING = EnumSet.of(FixKind.DEPEND, FixKind.TASKWAIT, FixKind.TASKGROUP, FixKind.ORDERED);

	private static WaitingCode of(FixContext context) {
		Set<String> followed = context.unit().functions().stream().map(FunctionDefinition::key).collect(Collectors.toSet());
		return new WaitingCode(context, WaitingFunctions.loops(context.region(), followed), WaitingFunctions.of(context.unit()));
	}

	/** The proposals, with the reasons instead of those that are none: also where the effort does not suffice to find out. */
	public static List<Proposal> judged(List<Proposal> proposals, FixContext context) {
		if (proposals.stream().noneMatch(WaitingCode::isConcerned)) {
			return proposals;
		}
		try {
			WaitingCode code = of(context);
			return proposals.stream().map(code::judged).toList();
		} catch (EffortExceededException e) {
			return proposals.stream().map(p -> isConcerned(p) ? new Refusal(p.kind(), p.title(), UNKNOWN) : p).toList();
		}
	}

	private static boolean isConcerned(Proposal proposal) {
		return proposal instanceof Candidate && (MEETING.contains(proposal.kind()) || ORDERING.contains(proposal.kind()));
	}

	/** Whether code, or what it calls, sets locks: no thread that holds one may wait for the others. */
	public static boolean setsLocks(Statement code, ParsedUnit unit) {
		return ThreadQueries.of(code, unit, LockRoutine::mayTake).isPresent();
	}

	/** The proposal, or why it is none. */
	private Proposal judged(Proposal proposal) {
		Optional<Explanation> obstacle = !(proposal instanceof Candidate candidate) ? Optional.empty()
				: MEETING.contains(candidate.kind()) ? againstMeeting(candidate)
				: ORDERING.contains(candidate.kind()) ? againstOrder(candidate) : Optional.empty();
		return obstacle.<Proposal>map(o -> new Refusal(proposal.kind(), proposal.title(), o)).orElse(proposal);
	}

	private Optional<Explanation> againstOrder(Candidate candidate) {
		return loops.stream().map(l -> l.range().line()).findFirst()
				.or(() -> calls(Integer.MAX_VALUE).stream().map(c -> c.range().line()).findFirst())
				.map(line -> RefusalSentence.LINE_X_MAY_WAIT_FOR_WHAT_WOULD_COME_LATER.of(Argument.line(line)))
				.or(() -> candidate.change().edits().stream().anyMatch(e -> isLocked(e.offset())) ? Optional.of(LOCKED) : Optional.empty());
	}

	private Optional<Explanation> againstMeeting(Candidate candidate) {
		return candidate.change().edits().stream().map(this::place).map(this::againstMeeting).flatMap(Optional::stream).findFirst();
	}

	/** Where the threads wait for each other after an edit: at the end of the construct whose directive it changes. */
	private int place(TextEdit edit) {
		int[] place = { edit.offset() };
		Walk.statements(context.region(), s -> {
			if (s instanceof ConstructStatement c && c.construct().directive().range().offset() < edit.offset()
					&& edit.offset() <= c.construct().directive().range().endOffset()) {
				place[0] = Math.max(place[0], s.range().endOffset());
			}
		});
		return place[0];
	}

	/**
	 * A thread may still look, before the place, for a value that another one writes behind it: in a loop around it both are true of all.
	 */
	private Optional<Explanation> againstMeeting(int place) {
		if (isLocked(place)) {
			return Optional.of(LOCKED);
		}
		int[] repeated = { place, place };
		Walk.statements(context.region(), s -> {
			if (s instanceof Loop l && isAround(l, place)) {
				repeated[0] = Math.min(repeated[0], l.range().offset());
				repeated[1] = Math.max(repeated[1], l.range().endOffset());
			}
		});
		return loops.stream().filter(l -> l.range().offset() < repeated[1])
				.filter(l -> isAround(l, place) || isEndedFrom(repeated[0], l)).map(l -> l.range().line()).findFirst()
				.or(() -> calls(repeated[1]).stream().map(c -> c.range().line()).findFirst())
				.map(line -> RefusalSentence.LINE_X_MAY_WAIT_FOR_WHAT_COMES_BEHIND_THE_BARRIER.of(Argument.line(line)));
	}

	private static boolean isAround(Statement s, int place) {
		return s.range().offset() < place && place < s.range().endOffset();
	}

	/** The calls before a place that lead to such a loop; those through pointers may call any function. */
	private List<Call> calls(int before) {
		List<Call> result = new ArrayList<>();
		Walk.expressions(context.region(), e -> {
			if (e instanceof Call c && c.range().offset() < before
					&& (callees.contains(c.callee()) || c.target().isPresent() && !callees.isEmpty())) {
				result.add(c);
			}
		});
		return result;
	}

	/** Whether code from a place on, other than the loop itself, names or may reach what the loop looks at. */
	private boolean isEndedFrom(int place, Loop loop) {
		Set<Variable> awaited = new LinkedHashSet<>();
		Walk.expressions(loop, e -> named(e).filter(v -> !isOwn(v)).ifPresent(awaited::add));
		boolean anything = looksElsewhere(loop);
		boolean[] found = { false };
		Walk.expressions(context.region(), e -> {
			boolean behind = e.range().offset() >= place && !loop.range().contains(e.range());
			boolean calls = e instanceof Call c && context.unit().functions().stream().anyMatch(f -> f.key().equals(c.callee()));
			found[0] |= behind && (calls || anything && isShared(e) || named(e).filter(awaited::contains).isPresent());
		});
		return found[0];
	}

	/** Whether a loop looks at more than it names: through pointers, or in functions. */
	private boolean looksElsewhere(Loop loop) {
		boolean[] found = { false };
		Walk.expressions(loop, e -> found[0] |= e instanceof Call || named(e).filter(v -> v.type() instanceof PointerType).isPresent());
		return found[0];
	}

	/** Whether an expression writes what others may look at. */
	private boolean isShared(Expression e) {
		Optional<Expression> target = e instanceof Assignment a ? Optional.of(a.target())
				: e instanceof Increment i ? Optional.of(i.target()) : Optional.empty();
		return target.isPresent() && WrittenVariables.root(target.get()).filter(this::isOwn).isEmpty();
	}

	private static Optional<Variable> named(Expression e) {
		return e instanceof VariableReference v ? Optional.of(v.variable()) : Optional.empty();
	}

	/** Whether each thread has a variable of its own that leads to nothing else. */
	private boolean isOwn(Variable variable) {
		return !variable.isStatic() && !(variable.type() instanceof PointerType)
				&& context.region().range().contains(variable.declaration());
	}

	/** Whether a block of the region has set a lock before a place in it, and has not unset it. */
	private boolean isLocked(int place) {
		boolean[] found = { false };
		LockBalance locks = new LockBalance(context.unit());
		Walk.statements(context.region(), s -> found[0] |= s instanceof Block b && isAround(b, place) && locks.isHeldAt(b, place));
		return found[0];
	}
}
