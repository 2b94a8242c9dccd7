package org.racelens.openmp.program;

import java.util.Set;

/** The table of what constructs are like; see {@link Trait}. */
final class Traits implements Construct.Visitor<Set<Trait>> {
	static final Traits INSTANCE = new Traits();

	private static final Set<Trait> OF_PARALLEL = Trait.set(Trait.TEAM_MAKING, Trait.JOINING, Trait.IN_LOOP, Trait.IN_TEAMS);
	private static final Set<Trait> OF_WORKSHARING_LOOP = Trait.set(Trait.WORKSHARING, Trait.MET_BY_TEAM, Trait.LOOP_ASSOCIATED);
	private static final Set<
			Trait> OF_SECTIONS = Trait.set(Trait.WORKSHARING, Trait.MET_BY_TEAM, Trait.THREAD_SELECTING, Trait.CHECKED_BLOCK);
	private static final Set<
			Trait> OF_SINGLE = Trait.set(Trait.WORKSHARING, Trait.MET_BY_TEAM, Trait.THREAD_SELECTING, Trait.CHECKED_BLOCK);
	private static final Set<Trait> OF_MASKED = Trait.set(Trait.MASKED, Trait.THREAD_SELECTING, Trait.CHECKED_BLOCK);
	private static final Set<Trait> OF_CRITICAL = Trait.set(Trait.EXCLUSIVE, Trait.CHECKED_BLOCK);
	private static final Set<Trait> OF_ATOMIC = Trait.set(Trait.IN_SIMD, Trait.IN_TEAMS);
	private static final Set<Trait> OF_BARRIER = Trait.set(Trait.MET_BY_TEAM, Trait.THREAD_SELECTING);
	private static final Set<Trait> OF_TASK = Trait.set(Trait.TASK_GENERATING);
	private static final Set<Trait> OF_TASKLOOP = Trait.set(Trait.TASK_GENERATING, Trait.JOINING, Trait.LOOP_ASSOCIATED);
	private static final Set<Trait> OF_TASKGROUP = Trait.set(Trait.JOINING, Trait.CHECKED_BLOCK);
	private static final Set<Trait> OF_SIMD = Trait.set(Trait.LOOP_ASSOCIATED, Trait.IN_LOOP, Trait.IN_SIMD);
	private static final Set<Trait> OF_SCOPE = Trait.set(Trait.MET_BY_TEAM, Trait.CHECKED_BLOCK);
	private static final Set<
			Trait> OF_LOOP = Trait.set(Trait.WORKSHARING, Trait.LOOP_ASSOCIATED, Trait.IN_LOOP, Trait.IN_SIMD, Trait.IN_TEAMS);
	private static final Set<Trait> OF_ORDERED = Trait.set(Trait.EXCLUSIVE, Trait.CHECKED_BLOCK);
	private static final Set<Trait> OF_SCAN = Trait.set(Trait.IN_SIMD);
	private static final Set<Trait> OF_TEAMS = Trait.set(Trait.TEAM_MAKING, Trait.JOINING, Trait.THREAD_SELECTING);
	private static final Set<Trait> OF_DISTRIBUTE = Trait.set(Trait.LOOP_ASSOCIATED, Trait.IN_TEAMS);
	private static final Set<Trait> OF_TARGET = Trait.set(Trait.TEAM_MAKING, Trait.JOINING, Trait.DEVICE, Trait.CHECKED_BLOCK);
	private static final Set<Trait> OF_TARGET_DATA = Trait.set(Trait.DEVICE, Trait.CHECKED_BLOCK);
	private static final Set<Trait> OF_TARGET_MOTION = Trait.set(Trait.DEVICE);
	private static final Set<Trait> OF_WHAT_IS_INSIDE = Trait.set(Trait.TRANSPARENT);

	private Traits() {
	}

	@Override
	public Set<Trait> visitParallel(Construct.Parallel c) {
		return OF_PARALLEL;
	}

	@Override
	public Set<Trait> visitWorksharingLoop(Construct.WorksharingLoop c) {
		return OF_WORKSHARING_LOOP;
	}

	@Override
	public Set<Trait> visitSections(Construct.Sections c) {
		return OF_SECTIONS;
	}

	@Override
	public Set<Trait> visitSection(Construct.Section c) {
		return OF_WHAT_IS_INSIDE;
	}

	@Override
	public Set<Trait> visitSingle(Construct.Single c) {
		return OF_SINGLE;
	}

	@Override
	public Set<Trait> visitMasked(Construct.Masked c) {
		return OF_MASKED;
	}

	@Override
	public Set<Trait> visitCritical(Construct.Critical c) {
		return OF_CRITICAL;
	}

	@Override
	public Set<Trait> visitAtomic(Construct.Atomic c) {
		return OF_ATOMIC;
	}

	@Override
	public Set<Trait> visitBarrier(Construct.Barrier c) {
		return OF_BARRIER;
	}

	@Override
	public Set<Trait> visitTask(Construct.Task c) {
		return OF_TASK;
	}

	@Override
	public Set<Trait> visitTaskloop(Construct.Taskloop c) {
		return OF_TASKLOOP;
	}

	@Override
	public Set<Trait> visitTaskgroup(Construct.Taskgroup c) {
		return OF_TASKGROUP;
	}

	@Override
	public Set<Trait> visitTaskwait(Construct.Taskwait c) {
		return Set.of();
	}

	@Override
	public Set<Trait> visitTaskyield(Construct.Taskyield c) {
		return Set.of();
	}

	@Override
	public Set<Trait> visitSimd(Construct.Simd c) {
		return OF_SIMD;
	}

	@Override
	public Set<Trait> visitScope(Construct.Scope c) {
		return OF_SCOPE;
	}

	@Override
	public Set<Trait> visitLoop(Construct.Loop c) {
		return OF_LOOP;
	}

	@Override
	public Set<Trait> visitOrdered(Construct.Ordered c) {
		return OF_ORDERED;
	}

	@Override
	public Set<Trait> visitDoacross(Construct.Doacross c) {
		return Set.of();
	}

	@Override
	public Set<Trait> visitScan(Construct.Scan c) {
		return OF_SCAN;
	}

	@Override
	public Set<Trait> visitFlush(Construct.Flush c) {
		return Set.of();
	}

	@Override
	public Set<Trait> visitCancel(Construct.Cancel c) {
		return Set.of();
	}

	@Override
	public Set<Trait> visitCancellationPoint(Construct.CancellationPoint c) {
		return Set.of();
	}

	@Override
	public Set<Trait> visitTeams(Construct.Teams c) {
		return OF_TEAMS;
	}

	@Override
	public Set<Trait> visitDistribute(Construct.Distribute c) {
		return OF_DISTRIBUTE;
	}

	@Override
	public Set<Trait> visitTarget(Construct.Target c) {
		return OF_TARGET;
	}

	@Override
	public Set<Trait> visitTargetData(Construct.TargetData c) {
		return OF_TARGET_DATA;
	}

	@Override
	public Set<Trait> visitTargetMotion(Construct.TargetMotion c) {
		return OF_TARGET_MOTION;
	}

	@Override
	public Set<Trait> visitDepobj(Construct.Depobj c) {
		return Set.of();
	}

	@Override
	public Set<Trait> visitLoopTransformation(Construct.LoopTransformation c) {
		return OF_WHAT_IS_INSIDE;
	}

	@Override
	public Set<Trait> visitAssume(Construct.Assume c) {
		return OF_WHAT_IS_INSIDE;
	}

	@Override
	public Set<Trait> visitDispatch(Construct.Dispatch c) {
		return OF_WHAT_IS_INSIDE;
	}

	@Override
	public Set<Trait> visitAllocators(Construct.Allocators c) {
		return OF_WHAT_IS_INSIDE;
	}

	@Override
	public Set<Trait> visitNothing(Construct.Nothing c) {
		return OF_WHAT_IS_INSIDE;
	}

	@Override
	public Set<Trait> visitErrorDirective(Construct.ErrorDirective c) {
		return OF_WHAT_IS_INSIDE;
	}

	@Override
	public Set<Trait> visitMetadirective(Construct.Metadirective c) {
		return OF_WHAT_IS_INSIDE;
	}

	@Override
	public Set<Trait> visitInterop(Construct.Interop c) {
		return Set.of();
	}

	@Override
	public Set<Trait> visitUnmodelled(Construct.Unmodelled c) {
		return Set.of();
	}
}
