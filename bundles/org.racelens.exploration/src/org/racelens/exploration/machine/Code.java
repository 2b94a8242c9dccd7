package org.racelens.exploration.machine;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.racelens.exploration.skeleton.Loop;
import org.racelens.exploration.skeleton.Operation;
import org.racelens.exploration.skeleton.Passage;
import org.racelens.exploration.skeleton.Segment;
import org.racelens.exploration.skeleton.Skeleton;
import org.racelens.exploration.skeleton.Statement;
import org.racelens.exploration.skeleton.Step;

/** The instructions of a thread. All states that are handed out stand at instructions where threads stop. */
public final class Code {
	private final List<Instruction> instructions;
	private final int own;
	private final int registers;
	private final Liveness liveness;
	private final Rounds rounds;

	Code(List<Instruction> instructions, int own, int registers, Rounds rounds) {
		this.rounds = rounds;
		this.instructions = instructions;
		this.own = own;
		this.registers = registers;
		this.liveness = Liveness.of(instructions);
	}

	/** The code of each thread of a skeleton. */
	public static List<Code> of(Skeleton skeleton, Bounding bounding) {
		return skeleton.threads().stream().map((List<Statement> program) -> Compiler.compile(program, bounding)).toList();
	}

	/** Where the thread begins. */
	public ThreadState start() {
		return settled(ThreadState.start(registers));
	}

	/** The instruction at which a thread stands. */
	public Instruction at(ThreadState state) {
		return instructions.get(state.at());
	}

	List<Instruction> instructions() {
		return instructions;
	}

	/** Whether the thread has loops. */
	public boolean hasLoops() {
		return !rounds.all().isEmpty();
	}

	/** Whether the thread makes choices that chance decides, such as that a weak comparison fails. */
	public boolean leavesToChance() {
		return rounds.isFree();
	}

	/** The innermost loop around the instructions of some indices. */
	public Optional<Loop> loopAround(BitSet at) {
		return rounds.around(at);
	}

	/** Whether the thread has come to the end of its program. */
	public boolean isFinished(ThreadState state) {
		return at(state) instanceof Instruction.End;
	}

	/** What the thread asks of the memory, at a visible operation. */
	public Request request(ThreadState state) {
		Requests requests = new Requests(state);
		return at(state) instanceof Instruction.Retry retry ? requests.retry((Operation.Await) retry.step().operation())
				: step(state).operation().accept(requests);
	}

	/** The visible operation at which the thread stands. */
	public Step step(ThreadState state) {
		Instruction next = at(state);
		if (next instanceof Instruction.Retry retry) {
			return retry.step();
		}
		return ((Instruction.Perform) next).step();
	}

	/** Where the thread is behind a segment, or behind an operation that tells it nothing. */
	public ThreadState next(ThreadState state) {
		return settled(state.to(state.at() + 1));
	}

	/** Where the thread is once it has read a value. */
	public ThreadState next(ThreadState state, Request.Load load, long found) {
		ThreadState told = load.register().isPresent() ? state.with(load.register().getAsInt(), load.kept().applyAsLong(found)) : state;
		return next(told);
	}

	/** Where the thread is once it has not got the lock that it has tested. */
	public ThreadState failed(ThreadState state, Request.Load test) {
		return next(state.with(test.register().getAsInt(), 0));
	}

	/** The two places where the thread may be behind a choice. */
	public List<ThreadState> ways(ThreadState state) {
		return List.of(next(state), settled(state.to(((Instruction.Choose) at(state)).target())));
	}

	/** The execution of the segment at which the thread stands. */
	public Passage passage(ThreadState state, int thread) {
		Segment segment = ((Instruction.Pass) at(state)).segment();
		return new Passage(thread, segment, segment.registers().stream().map(state::value).toList());
	}

	/** The same state without what no instruction will ask for. */
	public ThreadState essence(ThreadState state) {
		ThreadState essence = state;
		BitSet live = liveness.at(state.at());
		for (int register = 0; register < registers; register++) {
			if (!live.get(register)) {
				essence = essence.with(register, 0);
			}
		}
		return essence;
	}

	/** What the registers hold that the program mentions. */
	public List<Long> registers(ThreadState state) {
		return IntStream.range(0, own).mapToObj(state::value).toList();
	}

	ThreadState settled(ThreadState state) {
		ThreadState now = state;
		for (Instruction next = at(now); !next.isStop(); next = at(now)) {
			if (next instanceof Instruction.Assign assign) {
				now = now.with(assign.register().number(), assign.value().value(now::value)).to(now.at() + 1);
			} else if (next instanceof Instruction.Unless unless) {
				now = now.to(unless.condition().value(now::value) != 0 ? now.at() + 1 : unless.target());
			} else {
				now = now.to(((Instruction.Jump) next).target());
			}
		}
		return now;
	}
}
