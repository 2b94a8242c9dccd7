package org.racelens.execution.machine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.region.InstanceContext.TeamLevel;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Grouping;
import org.racelens.execution.state.AssumedUniform;
import org.racelens.execution.state.AtomicScope;
import org.racelens.execution.state.RegionRun;
import org.racelens.execution.state.TaskOrigin;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Symbol;
import org.racelens.openmp.program.Construct;

/**
 * The task that is being executed, implicit or explicit, within its team: its symbols, and what its instances executed so far did. Tasks
 * are nested as they are generated: the region's implicit tasks are the outermost ones.
 */
public final class TaskContext {
	/** the task that generated this one or encountered its team's construct; empty for the region's implicit tasks */
	private final Optional<TaskContext> outer;
	/** what the numbers of the innermost team count */
	private final TeamLevel.Kind kind;
	private final Symbol size;
	private final Symbol thread;
	private final IntExpr executor;
	private final RegionRun run;
	private final AssumedUniform uniformLoads;
	private final Enclosing enclosing = new Enclosing();
	private final Depth worksharing = new Depth();
	private String onlyHere = "";
	private Optional<Construct> distributing = Optional.empty();
	private Optional<IntExpr> threadLimit = Optional.empty();
	private final Depth copying = new Depth();
	private TaskOrigin origin = TaskOrigin.IMPLICIT;
	private BoolExpr isFinal = Bools.FALSE;
	private AtomicScope atomic = AtomicScope.NONE;
	private final Task task;
	private final int[] sites;

	/** What kind of task it is. */
	private enum Task {
		IMPLICIT, EXPLICIT
	}

	/** An implicit task of a region. */
	public TaskContext(Symbol size, Symbol thread, RegionRun run, AssumedUniform uniformLoads) {
		outer = Optional.empty();
		task = Task.IMPLICIT;
		kind = TeamLevel.Kind.PARALLEL;
		this.size = size;
		this.thread = thread;
		executor = thread;
		this.run = run;
		this.uniformLoads = uniformLoads;
		sites = new int[1];
	}

	private TaskContext(TaskContext outer, Task task, TeamLevel.Kind kind, Symbol size, Symbol thread, IntExpr executor) {
		this.outer = Optional.of(outer);
		this.task = task;
		this.kind = kind;
		this.size = size;
		this.thread = thread;
		this.executor = executor;
		run = outer.run;
		uniformLoads = AssumedUniform.NONE;
		sites = outer.sites;
	}

	/** The task that generated this one or encountered its team's construct; empty for the region's implicit tasks. */
	public Optional<TaskContext> outer() {
		return outer;
	}

	/** What the numbers of the innermost team count. */
	public TeamLevel.Kind kind() {
		return kind;
	}

	/** The number of threads in the innermost team, a symbol. */
	public Symbol size() {
		return size;
	}

	/** The number of the implicit task around the current point in its team. */
	public Symbol thread() {
		return thread;
	}

	/** The number of the thread that executes the current point: the implicit task's own, or that of an explicit task. */
	public IntExpr executor() {
		return executor;
	}

	/** The execution of the region that this is part of. */
	public RegionRun run() {
		return run;
	}

	/** The loads that give the same value to all threads although the region writes the location. */
	public AssumedUniform uniformLoads() {
		return uniformLoads;
	}

	/** What is around the current point inside of the task. */
	public Enclosing enclosing() {
		return enclosing;
	}

	/** Worksharing constructs: barriers and worksharing constructs may not stand in them. */
	public Depth worksharing() {
		return worksharing;
	}

	/** The part of the region around the current point that one thread executes, one instance at a time; empty outside of any. */
	public String onlyHere() {
		return onlyHere;
	}

	/** Says which part of the region one thread executes around the code that follows; empty for none. */
	public void setOnlyHere(String part) {
		onlyHere = part;
	}

	/** Of a league: the {@code distribute} construct whose loop a leaf inside takes. */
	public Optional<Construct> distributing() {
		return distributing;
	}

	/** Says which {@code distribute} construct the code that follows is inside of; empty for none. */
	public void setDistributing(Optional<Construct> construct) {
		distributing = construct;
	}

	/** Of an initial thread: the most threads of its contention group, where a clause says so. */
	public void setThreadLimit(Optional<IntExpr> most) {
		threadLimit = most;
	}

	/** Code that copies between the host and a device: what it names is the host's. */
	public Depth copying() {
		return copying;
	}

	/** What generated the task. */
	public TaskOrigin origin() {
		return origin;
	}

	/** Says what generated the task. */
	public void setOrigin(TaskOrigin made) {
		origin = made;
	}

	/** Where it holds, the tasks generated here are executed at once. */
	public BoolExpr isFinal() {
		return isFinal;
	}

	/** Says where the tasks that this one generates are executed at once. */
	public void setFinal(BoolExpr where) {
		isFinal = where;
	}

	/** The accesses that are atomic at the current point. */
	public AtomicScope atomic() {
		return atomic;
	}

	/** Says which accesses of the code that follows are atomic. */
	public void setAtomic(AtomicScope scope) {
		atomic = scope;
	}

	/** An implicit task of a team that this task makes. It holds the locks that this one holds. */
	public TaskContext inner(TeamLevel.Kind innerKind, Symbol innerSize, Symbol innerThread) {
		TaskContext team = new TaskContext(this, Task.IMPLICIT, innerKind, innerSize, innerThread, innerThread);
		enclosing.locks().descendingIterator().forEachRemaining(team.enclosing.locks()::push);
		return team;
	}

	/** An explicit task that this task generates and another one may execute, so that it holds none of the locks. */
	public TaskContext generated(IntExpr by) {
		TaskContext team = new TaskContext(this, Task.EXPLICIT, kind, size, thread, by);
		team.worksharing.enter();
		return team;
	}

	/** An explicit task that this task generates and waits for. */
	public TaskContext undeferred() {
		TaskContext team = generated(executor);
		enclosing.locks().descendingIterator().forEachRemaining(team.enclosing.locks()::push);
		return team;
	}

	/** The level of the initial thread of the device that executes the current point; nothing on the host, and for copies from there. */
	public Optional<Integer> deviceLevel() {
		if (copying.isInside()) {
			return Optional.empty();
		}
		return kind == TeamLevel.Kind.DEVICE && task == Task.IMPLICIT ? Optional.of(level()) : outer.flatMap(TaskContext::deviceLevel);
	}

	/** The innermost team of a kind around the current point. */
	public Optional<TaskContext> around(TeamLevel.Kind wanted) {
		return kind == wanted && task == Task.IMPLICIT ? Optional.of(this) : outer.flatMap(o -> o.around(wanted));
	}

	/** The teams of the parallel regions around the current point in its contention group, outermost first. */
	public List<TaskContext> parallels() {
		boolean initial = task == Task.IMPLICIT && kind != TeamLevel.Kind.PARALLEL;
		List<TaskContext> result = new ArrayList<>(initial ? List.of() : outer.map(TaskContext::parallels).orElse(List.of()));
		if (task == Task.IMPLICIT && !initial) {
			result.add(this);
		}
		return result;
	}

	/** The most threads of a team that is made here, where a clause of its contention group says so. */
	public Optional<IntExpr> contentionLimit() {
		return threadLimit.or(() -> kind == TeamLevel.Kind.DEVICE ? Optional.empty() : outer.flatMap(TaskContext::contentionLimit));
	}

	/** How many tasks are around the current point, this one included. */
	public int level() {
		return 1 + outer.map(TaskContext::level).orElse(0);
	}

	/** The task that made the team whose implicit task this is. */
	Optional<TaskContext> maker() {
		return task == Task.IMPLICIT ? outer : Optional.empty();
	}

	/** The level of the innermost implicit task. */
	public int implicitLevel() {
		return task == Task.IMPLICIT ? level() : outer.orElseThrow().implicitLevel();
	}

	/** Whether an explicit task is around the current point, inside the task of a level. */
	public boolean isInTaskOf(int level) {
		return level() > level && (task == Task.EXPLICIT || outer.filter(o -> o.isInTaskOf(level)).isPresent());
	}

	/** A number that no access of the region had before. */
	public int nextSite() {
		return ++sites[0];
	}

	/** Runs code inside a taskgroup region, which has a name in this task. */
	public void inGroup(String id, Runnable code) {
		enclosing.groups().within(new Grouping(id, instance()), code);
	}

	/** The symbols that tell an instance from others: the numbers in all teams around it and all trips, outermost first. */
	public List<IntExpr> instance() {
		List<IntExpr> result = new ArrayList<>(entry());
		ownTrips(result);
		return result;
	}

	/** The symbols that tell an instance of the task from others. */
	public List<IntExpr> entry() {
		List<IntExpr> result = new ArrayList<>(outer.map(TaskContext::instance).orElse(List.of()));
		if (task == Task.IMPLICIT) {
			result.add(thread);
		}
		return result;
	}

	/** The trips around the current point, and what tells encounters of its team: which encounter of a construct it is. */
	public List<IntExpr> encounter() {
		List<IntExpr> result = new ArrayList<>(outer.map(TaskContext::instance).orElse(List.of()));
		ownTrips(result);
		return result;
	}

	private void ownTrips(List<IntExpr> result) {
		enclosing.loops().descendingIterator().forEachRemaining(l -> result.add(l.trip()));
	}

	/** The numbers in all teams around a task of a level. */
	public List<IntExpr> numbers(int level) {
		List<IntExpr> result = new ArrayList<>(outer.map(o -> o.numbers(level)).orElse(List.of()));
		if (task == Task.IMPLICIT && level() <= level) {
			result.add(thread);
		}
		return result;
	}

	/** The numbers of the executing threads in all teams around the current point. */
	public List<IntExpr> executors() {
		List<IntExpr> result = new ArrayList<>(outer.map(TaskContext::executors).orElse(List.of()));
		if (task == Task.EXPLICIT) {
			result.remove(result.size() - 1);
		}
		result.add(executor);
		return result;
	}

	/** Whether a term has the same value in all threads of the team, as far as its atoms tell. Semantics §2, Values. */
	public boolean isUniform(IntExpr term) {
		return new Uniformity(this).of(term);
	}

	/** Whether a term has the same value in all threads of the innermost team, provided that some symbols have. */
	public boolean isUniform(IntExpr term, Set<Symbol> same) {
		return new Uniformity(this, same).of(term);
	}

	/** Whether a condition has the same value in all threads of the innermost team. */
	public boolean isUniform(BoolExpr condition) {
		return new Uniformity(this).of(condition);
	}
}
